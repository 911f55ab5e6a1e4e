import { describe, expect, it } from 'vitest';
import { layInstead, plainView, type RoomView, readRoomView, roomAddress, withFloor, withoutFloor } from './room-address.ts';

const [own, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-${letter.repeat(12)}`) as [
  string,
  string,
  string,
  string,
  string,
];
const read = (query: string) => readRoomView(new URLSearchParams(query), own);

describe('the address of a floor in a room', () => {
  it('says a view, and is read back as it was', () => {
    const view: RoomView = { room: 'kitchen', pattern: 'herringbone', turn: 45, grout: 'grey', others: [b, c], shown: b, beside: own };
    const address = roomAddress(own, view);
    expect(address).toContain(`/products/${own}/room?room=kitchen&pattern=herringbone&turn=45&grout=grey`);
    expect(address).toContain(`&with=${b},${c}`);
    expect(read(address.slice(address.indexOf('?')))).toEqual(view);
  });

  it('says nothing of what is plain', () => {
    expect(roomAddress(own, plainView)).toBe(`/products/${own}/room`);
    expect(read('')).toEqual(plainView);
  });

  it('passes over what makes no sense, and keeps a room’s name for saying that there is none', () => {
    expect(read(`pattern=<b>&turn=30&grout=%00&with=x,${own},${b},${b}&shown=${c}&beside=${own}`)).toEqual({ ...plainView, others: [b] });
    expect(read('room=Ball%20Room').room).toBe('ball room');
  });

  it('takes four floors and no more', () => {
    expect(read(`with=${b},${c},${d},${e}`).others).toEqual([b, c, d]);
    expect(withFloor(read(`with=${b},${c},${d}`), own, e).others).toEqual([b, c, d]);
    expect(withFloor(read(`with=${b}`), own, b).others).toEqual([b]);
    expect(withFloor(plainView, own, own)).toBe(plainView);
    expect(withFloor(plainView, own, b).others).toEqual([b]);
  });
});

describe('floors at hand', () => {
  it('never compares a floor with itself', () => {
    const view = read(`with=${b}&beside=${b}`);
    expect(layInstead(view, own, b)).toMatchObject({ shown: b, beside: own });
    expect(layInstead(layInstead(view, own, b), own, own)).toMatchObject({ shown: null, beside: b });
    expect(layInstead(read(`with=${b},${c}&beside=${b}`), own, c)).toMatchObject({ shown: c, beside: b });
  });

  it('lays the page’s own again where the one that goes was laid', () => {
    expect(withoutFloor(read(`with=${b},${c}&shown=${b}&beside=${c}`), own, b)).toMatchObject({ others: [c], shown: null, beside: c });
    expect(withoutFloor(read(`with=${b}&shown=${b}&beside=${own}`), own, b)).toMatchObject({ others: [], shown: null, beside: null });
    expect(withoutFloor(read(`with=${b}&beside=${b}`), own, b)).toEqual(plainView);
  });
});
