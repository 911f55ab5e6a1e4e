import { useState } from 'react';
import { type RoomView, roomAddress } from '../room-address.ts';

/** The view, kept in the page's address, so that the address can be shared and a reload shows the same. The page is not asked for anew. */
export function useRoomView(own: string, start: RoomView): [RoomView, (view: RoomView) => void] {
  const [view, setView] = useState(start);
  const change = (next: RoomView) => {
    setView(next);
    history.replaceState(history.state, '', roomAddress(own, next));
  };
  return [view, change];
}
