<?php
declare(strict_types=1);
namespace Host\AppFramework;

use OCP\EventDispatcher\{Event, IEventDispatcher};

final class Events implements IEventDispatcher {
	private array $listeners = [];

	public function listen(string $event, callable $listener, int $priority = 0): void {
		$this->listeners[$event][$priority][] = $listener;
	}

	public function addServiceListener(string $eventName, string $className, int $priority = 0): void {
		$this->listen($eventName, fn ($e) => \Host\AppFramework\Kernel::$it->get($className)->handle($e), $priority);
	}

	public function dispatchTyped(Event $event): void {
		$list = $this->listeners[$event::class] ?? [];
		krsort($list);
		foreach (array_merge(...$list) as $listener) {
			if ($event->isPropagationStopped()) {
				return;
			}
			$listener($event);
		}
	}
}
