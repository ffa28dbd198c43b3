// The workshop's pattern: eight-pointed stars and crosses, drawn into every <svg data-zellij="cell size in px">.
const star = (r) => Array.from({ length: 16 }, (_, k) => {
  const radius = k % 2 ? r * .765 : r
  const a = (k * Math.PI) / 8
  return `${(radius * Math.cos(a)).toFixed(2)},${(radius * Math.sin(a)).toFixed(2)}`
}).join(' ')
for (const svg of document.querySelectorAll('svg[data-zellij]')) {
  const size = Number(svg.dataset.zellij)
  const colors = ['#0f6b6d', '#12355b', '#d9a521', '#0f6b6d', '#8c2f39', '#12355b']
  const [w, h] = [svg.clientWidth, svg.clientHeight]
  let shapes = ''
  for (let i = -1; i * size < w + size; i++) for (let j = -1; j * size < h + size; j++) {
    const color = colors[(i * 2 + j * 5 + 70) % colors.length]
    shapes += `<g transform="translate(${i * size} ${j * size})"><polygon points="${star(size * .47)}" fill="${color}"/><polygon points="${star(size * .3)}" fill="#f6efe0"/><polygon points="${star(size * .22)}" fill="${color}"/><polygon points="${star(size * .09)}" fill="#f6efe0"/>
      <path transform="translate(${size / 2} ${size / 2})" fill="#1d2b2a" d="M0 ${-size * .3}L${size * .12} ${-size * .12}L${size * .3} 0L${size * .12} ${size * .12}L0 ${size * .3}L${-size * .12} ${size * .12}L${-size * .3} 0L${-size * .12} ${-size * .12}Z"/></g>`
  }
  svg.innerHTML = shapes
}
