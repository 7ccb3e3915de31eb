import { loadCode } from '../../lib/load-code.ts';
import { modelContext } from './model-context.ts';

/** Tells the agent of a browser, where it has one, what it can do here. */
export async function serveAgent(show: (path: string) => void): Promise<void> {
  const context = modelContext();
  if (!context) return;
  try {
    const { agentTools } = await loadCode(() => import('./agent-tools.ts'));
    for (const tool of agentTools(show)) await context.registerTool(tool);
  } catch {
    // The page is the same without an agent.
  }
}
