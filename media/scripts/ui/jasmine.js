// The clinics' logo: a jasmine flower of five petals, drawn into every <svg data-jasmine="colour">.
for (const svg of document.querySelectorAll('svg[data-jasmine]')) {
  svg.setAttribute('viewBox', '-50 -50 100 100')
  svg.innerHTML = [0, 72, 144, 216, 288]
    .map((turn) => `<path transform="rotate(${turn})" fill="${svg.dataset.jasmine}" d="M0-4C-20-18-19-38-3-49 17-41 22-20 0-4z"/>`)
    .join('') + `<circle r="6" fill="${svg.dataset.heart ?? '#ffd84d'}"/>`
}
