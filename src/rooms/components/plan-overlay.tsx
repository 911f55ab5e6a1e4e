import { type RefObject, useEffect } from 'react';
import type { LaidPlan } from '#your-rooms/laid-plans.ts';
import { paintPlan } from '../browser/paint-plan.ts';
import type { Scene } from '../browser/painter.ts';

type Props = { plan: LaidPlan; scene: Scene; turn: number; planOn: RefObject<HTMLCanvasElement | null> };

/** A plan on the floor of the picture below it. What it shows is said beside the picture, and whoever saves the picture takes it along. */
export default function PlanOverlay({ plan, scene, turn, planOn }: Props) {
  useEffect(() => {
    if (planOn.current) paintPlan(planOn.current, plan, scene, turn);
  }, [plan, scene, turn, planOn]);
  return <canvas ref={planOn} className="room-canvas room-plan" />;
}
