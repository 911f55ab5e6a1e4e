import type { Reading } from '../reading/read-question.ts';
import { rivalNamed } from '../reading/words/rivals.ts';

/** 'a floor I got off you years ago', but not one from another shop or that the last owners put down. */
export function mayBeFromHere({ told, text }: Reading): boolean {
  const whole = `${told} ${text}`;
  return /\b(?:you|yous|ye|u|your|yours|yourselves|here|this (?:shop|place))\b/.test(whole) && !rivalNamed(whole);
}

/** Whom somebody spoke to, and what was said or promised to them then: no record has it. */
export function isOfTalk({ said, told, text }: Reading): boolean {
  const whole = `${told} ${said} ${text}`;
  return !ofOtherPeople.test(whole) && (whoItWas.test(whole) || promised.test(whole));
}

const ofOtherPeople =
  /\b(?:fitters?|joiners?|builders?|tilers?|plumbers?|electrician|neighbours?|brother|elsewhere|somewhere else|(?:an|the )?other (?:shop|place|store|crowd)|down the road|website|web site|online|label|box says)\b/;
const whoItWas =
  /\bwho (?:did|was it) (?:i|we|me|my \w+) (?:talk|speak|chat|deal|ring|phone)\w*\b|\b(?:who|name|which (?:one|man|girl|lad|lady))\b.*\b(?:i|we|me|husband|wife|she|he) (?:\w+ )?(?:(?:was|were|been) (?:talking|speaking|dealing|on)|spoke|spoken|talked|chatted|dealt|rang|phoned|met)\b/;
const promised =
  /\btold by (?:your|yer|the|a|one of (?:your|yer|the)) (?:\w+ )?(?:man|men|fella|lads?|girls?|woman|lady|guy|staff|driver|office|showroom|shop)\b|\b(?:wrote|written|jotted|scribbled|noted) (?:(?:me|us|it|down|out) )*(?:a|the|my|some) (?:price|quote|figure|note)\b|\b(?:he|she|they) (?:was|were) (?:going|to|meant|supposed)\b.*\b(?:hold|keep|put|ring|call|send|find|check|let)\b|\b(?:i|we) (?:was|were|been|got) (?:promised|quoted|guaranteed|offered)\b|\bsaid (?:you|yous|they) (?:would|could) (?:do|give|take|knock|let|throw|match|hold)\b|\b(?:fella|fellow|man|woman|lady|girl|lad|guy|boy|someone|somebody|one of (?:your|yer|the)|salesm[ae]n|assistant|you|yous|staff|they|he|she)\b[^.?]*\b(?:said|told (?:me|us)|promised|agreed|quoted)\b(?=.*\b(?:do|give|knock|ring|call|hold|keep|throw in|put|match|let) (?:me|us|it|them|one|some|a|the|my|\d+)\b)(?=.*(?:\b(?:on the phone|rang|phoned|spoke|showroom|in the shop|last week|yesterday|\w+day|hed|shed|theyd|youd)\b))/;
