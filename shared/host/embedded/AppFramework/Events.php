<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework;

use Host\AppFramework\Container\Container;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventDispatcher;
use OCP\EventDispatcher\IEventListener;

/** Listeners by the event's class; of equal priority in the order in which they came. */
final class Events implements IEventDispatcher {
	/** @var array<string, array<int, list<callable>>> by event and priority */
	private array $listeners = [];

	public function __construct(
		private readonly Container $services,
	) {
	}

	public function hasListeners(string $eventName): bool {
		return isset($this->listeners[$eventName]);
	}

	#[\Override]
	public function addListener(string $eventName, callable $listener, int $priority = 0): void {
		$this->listeners[ltrim($eventName, '\\')][$priority][] = $listener;
	}

	#[\Override]
	public function addServiceListener(string $eventName, string $className, int $priority = 0): void {
		$this->addLazy($this->services, $eventName, $className, $priority);
	}

	/** A listener that its container makes when the event happens. */
	public function addLazy(Container $container, string $event, string $class, int $priority): void {
		$this->addListener($event, static function (Event $event) use ($container, $class): void {
			$listener = $container->get($class);
			if ($listener instanceof IEventListener) {
				$listener->handle($event);
			}
		}, $priority);
	}

	#[\Override]
	public function dispatchTyped(Event $event): void {
		$byPriority = $this->listeners[$event::class] ?? [];
		krsort($byPriority);
		foreach (array_merge(...$byPriority) as $listener) {
			if ($event->isPropagationStopped()) {
				return;
			}
			$listener($event);
		}
	}
}
