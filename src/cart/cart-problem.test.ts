import { expect, test } from 'vitest';
import { sampleProblem } from './guest-cart.ts';
import { cartProblem } from './use-account-cart.ts';

test('a sample that is refused is said with the server’s sentence, one that got no answer plainly', () => {
  expect(sampleProblem('At most 8 different samples in one order.')).toBe('Sample Order Error: At most 8 different samples in one order.');
  expect(sampleProblem(null)).toBe('Error adding sample to cart. Please try again.');
});

test('a customer reads what did not arrive in their cart, and why', () => {
  expect(cartProblem(['POST', '/add-sample/1'], 'Product not found')).toBe('Sample Order Error: Product not found');
  expect(cartProblem(['POST', '/add-sample/1'], null)).toBe('Error adding sample to cart. Please try again.');
  expect(cartProblem(['POST', '/items'], null)).toBe('Failed to add to cart');
  expect(cartProblem(['POST', '/items'], 'Product not found')).toBe('Failed to add to cart. Product not found');
  expect(cartProblem(['DELETE', '/items/1'], null)).toBe('Failed to remove from cart');
  expect(cartProblem(['POST', '/clear'], null)).toBe('Failed to remove from cart');
});
