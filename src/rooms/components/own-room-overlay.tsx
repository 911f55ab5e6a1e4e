import { useEffect, useRef } from 'react';
import { guessAgain, type OwnRoom, withCorners, withStrokes } from '../browser/own-room.ts';
import { CornerHandles } from './corner-handles.tsx';
import { FloorBrush } from './floor-brush.tsx';
import type { Brush, OwnStep } from './own-room-panel.tsx';

type Props = { room: OwnRoom; step: OwnStep; brush: Brush; isWrong: boolean; onRoom: (room: OwnRoom) => void };

/** What lies over a visitor's photograph while it is made ready. */
export default function OwnRoomOverlay({ room, step, brush, isWrong, onRoom }: Props) {
  const { photograph } = room;
  if (step === 'look') return null;
  return (
    <>
      {(step === 'floor' || isWrong) && <PlainPhotograph photograph={photograph} />}
      {step === 'rectangle' ? (
        <div className="room-over" onPointerUp={() => room.isPainted || isWrong || onRoom(guessAgain(room))}>
          <CornerHandles
            size={{ width: photograph.width, height: photograph.height }}
            corners={room.corners}
            isWrong={isWrong}
            onMove={(corners) => onRoom(withCorners(room, corners))}
          />
        </div>
      ) : (
        <FloorBrush mask={room.mask} radius={brush.radius} rubsOut={brush.rubsOut} onStrokes={(strokes) => onRoom(withStrokes(room, strokes))} />
      )}
      {isWrong && (
        <p role="alert" className="room-notice text-md">
          These corners don’t make a rectangle. Move them so that no sides cross.
        </p>
      )}
    </>
  );
}

function PlainPhotograph({ photograph }: { photograph: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => canvas.current?.getContext('2d')?.drawImage(photograph, 0, 0), [photograph]);
  return <canvas ref={canvas} width={photograph.width} height={photograph.height} className="room-canvas" />;
}
