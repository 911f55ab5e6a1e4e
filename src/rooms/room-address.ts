import { isUuid } from '#platform/is-uuid.ts';
/** Degrees that a floor may be turned by. */
export const turns = [0, 45, 90] as const;
export type Turn = (typeof turns)[number];

/** Floors that can be swapped between: the page's own and three more. */
export const maxFloors = 4;

/** What is shown in a room, as its address says it. Names that the address makes up are for the caller to know or not. */
export type RoomView = {
  /** A room's name in the address; null for the first. */
  room: string | null;
  /** A laying pattern; null as the goods are usually laid. */
  pattern: string | null;
  turn: Turn;
  /** A grout; null the product's own. */
  grout: string | null;
  /** Ids of the other floors at hand, without the page's own. */
  others: readonly string[];
  /** The floor that is laid; null for the page's own. */
  shown: string | null;
  /** The floor it is compared with; null for none. */
  beside: string | null;
};

export const plainView: RoomView = { room: null, pattern: null, turn: 0, grout: null, others: [], shown: null, beside: null };

const word = /^[a-z][a-z0-9-]{0,40}$/;

/** Reads an address's query. What makes no sense there is as if it were not there; `own` is the product whose page it is. */
export function readRoomView(query: URLSearchParams, own: string): RoomView {
  const named = (name: string) => query.get(name)?.trim().toLowerCase() ?? '';
  const wordOf = (name: string) => (word.test(named(name)) ? named(name) : null);
  const floors = [...new Set(named('with').split(','))].filter((each) => isUuid(each) && each !== own).slice(0, maxFloors - 1);
  const floorOf = (name: string) => (floors.includes(named(name)) ? named(name) : null);
  const shown = floorOf('shown');
  const beside = named('beside') === own ? own : floorOf('beside');
  return {
    room: query.get('room')?.trim() ? named('room') : null,
    pattern: wordOf('pattern'),
    turn: turns.find((turn) => String(turn) === named('turn')) ?? 0,
    grout: wordOf('grout'),
    others: floors,
    shown,
    beside: beside === (shown ?? own) ? null : beside,
  };
}

/** The address of a view of the product `own`: it says no more than differs from the plain one. */
export function roomAddress(own: string, { room, pattern, turn, grout, others, shown, beside }: RoomView): string {
  const query = new URLSearchParams();
  if (room) query.set('room', room);
  if (pattern) query.set('pattern', pattern);
  if (turn) query.set('turn', String(turn));
  if (grout) query.set('grout', grout);
  if (shown) query.set('shown', shown);
  if (beside) query.set('beside', beside);
  // Commas are at home in a query, and what people send one another should be short.
  const floors = others.length ? [`with=${others.join(',')}`] : [];
  const said = [query.toString(), ...floors].filter(Boolean).join('&');
  return `/products/${own}/room${said && `?${said}`}`;
}

/** The view with another floor at hand; unchanged where it is there already, or where there are enough. */
export function withFloor(view: RoomView, own: string, added: string): RoomView {
  if (added === own || view.others.includes(added) || view.others.length >= maxFloors - 1) return view;
  return { ...view, others: [...view.others, added] };
}

/** The view without a floor; where it was laid, the page's own is laid again. */
export function withoutFloor(view: RoomView, own: string, gone: string): RoomView {
  const shown = view.shown === gone ? null : view.shown;
  const beside = view.beside === gone || view.beside === (shown ?? own) ? null : view.beside;
  return { ...view, others: view.others.filter((each) => each !== gone), shown, beside };
}

/** The view with a floor laid. What lay there before goes to the other side where that floor was compared with it. */
export function layInstead(view: RoomView, own: string, chosen: string): RoomView {
  const before = view.shown ?? own;
  const shown = chosen === own ? null : chosen;
  return { ...view, shown, beside: view.beside === chosen ? before : view.beside };
}

/** Widths in pixels that a floor's picture can be had in: one to show at once, one to look at closely. Both are as high as wide. */
export const floorPictureWidths = [1024, 2048] as const;
export type FloorPictureWidth = (typeof floorPictureWidths)[number];

/** Which picture of a floor: in a pattern and with a grout of those it can be had with. */
type FloorChoice = { pattern: string; grout: string | null; width: FloorPictureWidth };

/**
 * Address of the picture of a product's floor from straight above. `version` is the floor's own (`FloorOnShow`): with it the
 * address never changes its content.
 */
export function floorPictureAddress(productId: string, version: string, { pattern, grout, width }: FloorChoice): string {
  const query = new URLSearchParams({ pattern, ...(grout === null ? {} : { grout }), width: String(width), v: version });
  return `/rooms/floors/${productId}.webp?${query}`;
}
