import { concepts } from './concept.ts';

/** How the surface of a floor is finished. */
export const finishWords = concepts(
  'finish',
  `
  gloss: glossy / high gloss / shiny / shiney
  polished: polish finish
  matt: matte / mat finish / low sheen / no sheen / low shine / no shine / not too shiny / dull finish
  oiled: oil finish / with an oil / with oil on / oil on them / an oil on it / hardwax oil / hard wax oil
  lacquered: lacquer / varnished
  brushed: wire brushed
  smoked: fumed
  textured: rough faced / rough face / rough surface / rough surfaced / rough finish / embossed
  lappato: semi polished
  honed:
  tumbled:
  riven:
  flamed:
  primed: pre primed / preprimed / ready primed / already primed / primed white / ready to paint / ready for paint / ready for painting / to paint myself / i can paint / can be painted / for painting / paintable
`,
);
