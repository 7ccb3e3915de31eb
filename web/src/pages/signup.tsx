import { SignupPanel } from '../features/auth/components/signup-panel.tsx';

export const description = 'One account at Rollwell for orders, payments and reviews.';

export function Component() {
  return <SignupPanel />;
}
