<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Sabre\DAV;

use Sabre\HTTP\RequestInterface;
use Sabre\HTTP\ResponseInterface;

/** One request to WebDAV as plugins see it: its tree, and the events that they listen to. */
class Server {
	/** @var Tree from the moment when it is known who asks: in beforeMethod, above priority 10 */
	public $tree;
	/** @var RequestInterface */
	public $httpRequest;
	/** @var ResponseInterface */
	public $httpResponse;
	/** @var array<string, ServerPlugin> */
	private array $plugins = [];
	/** @var array<string, list<array{int, callable}>> priority and listener, by the event's name or the beginning of one with * */
	private array $listeners = [];
	/** @var array<string, list<callable>> in order, by the event's name */
	private array $sorted = [];

	/** @return void */
	public function addPlugin(ServerPlugin $plugin) {
		$this->plugins[$plugin->getPluginName()] = $plugin;
		$plugin->initialize($this);
	}

	/** @return array<string, ServerPlugin> by name */
	public function getPlugins() {
		return $this->plugins;
	}

	/**
	 * @param string $eventName or how names begin, with * at the end
	 * @param int $priority lower is earlier; the server's own work is done at 100
	 * @return void
	 */
	public function on(string $eventName, callable $callBack, int $priority = 100) {
		$this->listeners[$eventName][] = [$priority, $callBack];
		$this->sorted = [];
	}

	/**
	 * @param array<array-key, mixed> $arguments
	 * @param ?callable(): bool $continueCallBack asked between two listeners
	 * @return bool false when a listener returned it: nothing later hears of the event
	 */
	public function emit(string $eventName, array $arguments = [], ?callable $continueCallBack = null): bool {
		foreach ($this->sorted[$eventName] ??= $this->listenersOf($eventName) as $position => $listener) {
			if ($position > 0 && $continueCallBack !== null && !$continueCallBack()) {
				return true;
			}
			if (call_user_func_array($listener, $arguments) === false) {
				return false;
			}
		}
		return true;
	}

	/** @return list<callable> */
	private function listenersOf(string $event): array {
		$found = [];
		foreach ($this->listeners as $name => $listeners) {
			if ($name === $event || (str_ends_with($name, '*') && str_starts_with($event, substr($name, 0, -1)))) {
				array_push($found, ...$listeners);
			}
		}
		usort($found, static fn (array $one, array $other): int => $one[0] <=> $other[0]);
		return array_column($found, 1);
	}
}
