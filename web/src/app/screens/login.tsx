import { LoginPanel } from '../../features/auth/components/login-panel.tsx';

export function Component() {
  return <LoginPanel />;
}
