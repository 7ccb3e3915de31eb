import { LoginPanel } from '../features/auth/components/login-panel.tsx';

export const description = 'Sign in to Rollwell for your orders, payments and profile.';

export function Component() {
  return <LoginPanel />;
}
