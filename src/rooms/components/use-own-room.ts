import { useEffect, useMemo, useState } from 'react';
import type { OwnRoom } from '../browser/own-room.ts';
import type { Scene } from '../browser/painter.ts';
import type { Brush, OwnStep } from './own-room-panel.tsx';

/** A handle that has not moved for so long is at rest. */
const restMs = 200;

/** A visitor's own room, for as long as the page is open. What works on it is fetched with its panel. */
export function useOwnRoom() {
  const [room, setRoom] = useState<OwnRoom | null>(null);
  const [step, setStep] = useState<OwnStep>('rectangle');
  const [brush, setBrush] = useState<Brush>({ rubsOut: false, radius: 24 });
  const [worker, setWorker] = useState<typeof import('../browser/own-room.ts') | null>(null);
  const scene = useMemo<Scene | null>(() => (room && worker ? worker.sceneOf(room) : null), [room, worker]);
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setMoving(false), restMs);
    return () => clearTimeout(timer);
  });
  const onRoom = async (next: OwnRoom) => {
    if (room && next.photograph === room.photograph && next.corners !== room.corners) setMoving(true);
    const found = worker ?? (await import('../browser/own-room.ts'));
    setWorker(found);
    setRoom(next);
  };
  const onStep = (next: OwnStep) => {
    if (next === 'floor' && room && worker && !room.isPainted) setRoom(worker.guessAgain(room));
    setStep(next);
  };
  return { room, scene, isMoving, step, brush, onRoom, onStep, onBrush: setBrush };
}
