import { q, type ShopperQuestion } from './shopper-questions.ts';

/** Whether something suits, which of two, and two things at once, with the circumstances that decide told in passing. */
export const weighedQuestions: readonly ShopperQuestion[] = [
  // The second of two questions.
  q('would Portaferry Gull Grey do in a student bathroom or am i better with sheet vinyl', [/sold for a bathroom/, /a tear means a new sheet/]),
  q('can you put laminate in a downstairs loo and what do you do round the toilet', [/^With care/, /flexible silicone/]),
  q('can I put an oiled oak floor in a kitchen with a toddler, how often would it need oiled', [
    /^Wood, a kitchen: with care/,
    /once or twice a year/,
  ]),
  q('would a herringbone look daft in a narrow hall 0.9m wide and is it harder to lay', [/along its length/, /twice as long/], {
    mustNot: [/nothing in writing/],
  }),
  q('whats the point of bevelled edges, do they not just gather dirt', [/^Hardly/], { mustNot: [/nothing in writing/] }),
  q("what's better for a granny flat, sheet vinyl or laminate, she spills tea and has a budgie", [/better with spills/], { mustNot: [/budgie/] }),
  q('putting a carpet down on the stairs myself, do i need grippers too', [/^Yes, mostly: on each step/], { mustNot: [/suits stairs/] }),
  // What is told in passing.
  q('can i put engineered oak over underfloor heating in a new build, screed went down in september', [/^Yes, engineered wood/, /1 mm a day/]),
  q('would the Foyle Estate Oak be alright in a kitchen with a big range cooker and two weans', [
    /sold for a kitchen/,
    /Better not on a click floor/,
  ]),
  q('is wool carpet a bad idea in a childs bedroom, shes forever spilling juice', [/wool stands no bleach/]),
  q('Would Carrick Terracotta stand frost, thinking of carrying it from kitchen out to patio', [/frost splits/]),
  q('how thick does an LVT wear layer need to be for a hair salon and will bleach hurt it', [/0\.7 mm/, /yellows vinyl/]),
  q('would AC3 do a living room with two cats and a toddler', [/^AC4 is the one to take there/]),
  q("my partner wants polished tiles for whole downstairs, we've a 1 year old learning to walk, is it a bad idea", [/^Not mad, but with care/]),
  q('conservatory that gets roasting, is Portaferry Narrows Oak suitable or would it lift', [/sold for a conservatory/], { mustNot: [/row by row/] }),
  q('laminate over underfloor heating in a kitchen, how hot can it run and do i need special underlay', [/27 °C/, /low tog/], {
    mustNot: [/ fit “|Click LVT without/],
  }),
  // Which of two.
  q('Which is the better one for a rented house, 8mm laminate or rigid click LVT', [
    /^I would take click LVT/,
    /a leak or a flooded washing machine ruins it/,
  ]),
  q('is LVT warm enough for a north facing living room or would I be better with carpet', [/^Carpet is warmer/], { mustNot: [/I would take LVT/] }),
  q('tenant has two big dogs, is carpet daft or would Rough and Tumble stand up to it', [/twist/], { mustNot: [/sets them apart/] }),
  q("whats the difference between glue down and loose lay, I'd be doing the spare room myself", [/^Glue-down planks are thin/]),
  q('what is the difference between a floating floor and a glued one for sound, its a flat above a shop', [/^A glued floor sounds duller/]),
  q('stuck between the 11mm carpet underlay and the crumb rubber one for a lounge that gets heavy use, which would be better', [
    /^For heavy use I would take the crumb rubber/,
  ]),
  // Told in passing, and not what is asked.
  q(
    "I'd like a dark slate look on the kitchen floor but not actual slate, we had that in the last house and the sealing was a pain",
    [/Harbour Slate|Boathouse Slate/],
    {
      mustNot: [/Penrhos|Of the same range/],
    },
  ),
  q('Have you a Victorian style patterned tile that could go in the porch and carry on out onto the front step? Redbrick terrace in East Belfast.', [
    /Azul/,
  ]),
  q("I've £600 to do a living room 5m x 4m in laminate, underlay included. We'd lay it ourselves. Can it be done and with what?", [
    /“laminate for living room” with underlay/,
  ]),
  q("We're third floor in an apartment block with no lift, would your driver carry 14 boxes up the stairs for us?", [/^About carrying goods/], {
    mustNot: [/Carpet/],
  }),
  q('your fitter was out on tuesday and left the hall half finished, said hed be back and no sign of him. when is he coming', [/I cannot see/]),
  q('what size of a gap do you leave round the edge of a laminate floor and do I need it at the pipes and door frames too?', [
    /8 to 12 mm/,
    /at pipes, door frames/,
  ]),
  q('Got 10 boxes delivered last Friday and have 2 left over, not opened. Can they go back and do I get my money?', [/^Yes, what is unopened/], {
    mustNot: [/do i get my money/],
  }),
  q('do limestone tiles need sealed? wife is worried about red wine', [/^Yes: limestone is sealed/, /wiped up at once/]),
];
