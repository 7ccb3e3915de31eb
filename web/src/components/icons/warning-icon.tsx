import { Icon, type IconProps } from './icon.tsx';

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4L21 19.5H3zM12 10v4.5M12 17v.2" />
    </Icon>
  );
}
