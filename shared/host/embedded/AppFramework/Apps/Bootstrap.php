<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Apps;

use Host\AppFramework\Container\Container;
use Host\AppFramework\Events;
use OCP\AppFramework\Bootstrap\IBootContext;
use OCP\AppFramework\Bootstrap\IRegistrationContext;
use OCP\AppFramework\IAppContainer;
use OCP\Calendar\Room\IBackend;
use OCP\Dashboard\IWidget;
use OCP\Notification\INotifier;
use OCP\Search\IProvider;
use OCP\TaskProcessing\IProvider as TaskProvider;

/** What one app registered. */
final class Bootstrap implements IRegistrationContext, IBootContext {
	/** @var array<class-string, bool> whether each stands around other apps' controllers too */
	public array $middlewares = [];
	/** @var list<class-string<IProvider>> */
	public array $searchProviders = [];
	/** @var list<class-string<IWidget>> */
	public array $widgets = [];
	/** @var list<class-string<INotifier>> */
	public array $notifiers = [];
	/** @var list<class-string<IBackend>> */
	public array $roomBackends = [];
	/** @var list<class-string<TaskProvider>> */
	public array $taskProviders = [];

	public function __construct(
		private readonly Container $container,
		private readonly Events $events,
	) {
	}

	#[\Override]
	public function registerService(string $name, callable $factory, bool $shared = true): void {
		$this->container->registerService($name, $factory, $shared);
	}

	#[\Override]
	public function registerServiceAlias(string $alias, string $target): void {
		$this->container->registerAlias($alias, $target);
	}

	#[\Override]
	public function registerEventListener(string $event, string $listener, int $priority = 0): void {
		$this->events->addLazy($this->container, $event, $listener, $priority);
	}

	#[\Override]
	public function registerMiddleware(string $class, bool $global = false): void {
		$this->middlewares[$class] = $global;
	}

	#[\Override]
	public function registerSearchProvider(string $class): void {
		$this->searchProviders[] = $class;
	}

	#[\Override]
	public function registerDashboardWidget(string $widgetClass): void {
		$this->widgets[] = $widgetClass;
	}

	#[\Override]
	public function registerNotifierService(string $notifierClass): void {
		$this->notifiers[] = $notifierClass;
	}

	#[\Override]
	public function registerCalendarRoomBackend(string $class): void {
		$this->roomBackends[] = $class;
	}

	#[\Override]
	public function registerTaskProcessingProvider(string $taskProcessingProviderClass): void {
		$this->taskProviders[] = $taskProcessingProviderClass;
	}

	#[\Override]
	public function getAppContainer(): IAppContainer {
		return $this->container;
	}

	#[\Override]
	public function injectFn(callable $fn) {
		return $this->container->call($fn);
	}
}
