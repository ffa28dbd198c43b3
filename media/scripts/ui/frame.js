// The system's status elements on every screen: time, signal, battery and home indicator, in the body's text colour.
const tone = document.body.dataset.status ?? 'inherit'
document.body.insertAdjacentHTML(
  'beforeend',
  `<div class="status" style="color:${tone}"><span>${document.body.dataset.time ?? '9:41'}</span>
  <svg width="64" height="14" viewBox="0 0 64 14" fill="currentColor">
    <rect x="0" y="9" width="3.4" height="5" rx="1"/><rect x="5" y="6.4" width="3.4" height="7.6" rx="1"/>
    <rect x="10" y="3.4" width="3.4" height="10.6" rx="1"/><rect x="15" y="0" width="3.4" height="14" rx="1"/>
    <rect x="30" y="1" width="27" height="12" rx="3.6" fill="none" stroke="currentColor" stroke-width="1.4" opacity=".5"/>
    <rect x="32.2" y="3.2" width="18" height="7.6" rx="1.8"/><rect x="59" y="5" width="2.2" height="4" rx="1" opacity=".6"/>
  </svg></div><div class="indicator" style="color:${document.body.dataset.indicator ?? tone}"></div>`,
)
