import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Stands where a list would, when there is nothing in it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 1,
        p: { xs: 3, sm: 5 },
        textAlign: 'center',
      }}
    >
      <Typography variant="h4" component="p">
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}
