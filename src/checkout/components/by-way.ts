/**
 * What is shown only while delivery, or only while collection, is chosen in the form of step 1: the browser itself does it, with no script.
 * `collectIt` marks the choice; all of it stands within `group/way`.
 */
export const collectIt = 'collect-it';
export const whenSent = 'group-has-[.collect-it:checked]/way:hidden';
export const whenCollected = 'hidden group-has-[.collect-it:checked]/way:block';
