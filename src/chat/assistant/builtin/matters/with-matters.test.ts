import { expect, test } from 'vitest';
import { mattersIn } from './with-matters.server.ts';

const unwrittenIn = (message: string) => mattersIn(message).flatMap(({ matter }) => ('unwritten' in matter ? [matter.unwritten] : []));
const tasksIn = (message: string) => [...new Set(mattersIn(message).map(({ matter }) => matter.task))];

test.each([
  ['when do the tiles come, can I pick the day', 'choose the day'],
  ['do yous deliver on a Saturday, I work all week', 'choose the day'],
  ['would the men carry the boxes in as far as the hall if it is your own driver', 'carried indoors'],
  ['if nobody is home does the courier take it back to the depot', 'delivery is missed'],
  ['can the order be split, underlay now and the floor later', 'sent in parts'],
  ['could I see the Old Teak laid down anywhere', 'on show in the showroom'],
  ['are yous open Sunday and would the Old Rose be there to look at', 'on show in the showroom'],
  ['is it ok to call in with two weans and a buggy', 'with children'],
  ['would you fit a floor I bought somewhere else', 'bought elsewhere'],
  ['do I have to be there when the fitters come and how long does a room take them', 'how long the laying'],
  ['can I lift samples from the shop', 'to take away'],
  ['I bought it last month and now it is on sale, can I get the difference back', 'difference comes back'],
])('%s: %s', (message, unwritten) => expect(unwrittenIn(message).join('; ')).toContain(unwritten));

test.each([
  'can you lay lvt over cork tiles',
  'which floor would you put in a hall with two dogs',
  'do u have loose lay vinyl',
  'how long does tile adhesive take to dry before I can grout',
  'need a silver door bar, carpet to tiles',
  'will a wet mop harm laminate left overnight',
])('%s: nothing of the shop’s service', (message) => expect(tasksIn(message)).toEqual([]));
