<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Container;

use Host\Accounts\Login\Session;
use Host\AppFramework\Log\Logger;
use Host\AppFramework\Settings;
use Host\Files\AppData\AppData;
use Host\L10N\L10NFactory;
use Host\Page\InitialState;
use Host\Page\Page;
use OCP\AppFramework\IAppContainer;
use OCP\AppFramework\Services\IInitialState;
use OCP\Files\IAppData;
use OCP\IL10N;
use Psr\Container\ContainerInterface;
use Psr\Log\LoggerInterface;

/** One container per app, with what is the app's own. */
final class AppContainers {
	/** @var array<string, Container> */
	private array $containers = [];

	public function __construct(
		private readonly Container $host,
	) {
	}

	public function of(string $app): Container {
		return $this->containers[$app] ??= $this->make($app);
	}

	private function make(string $app): Container {
		$container = new Container($this->host);
		foreach ([IAppContainer::class, ContainerInterface::class] as $id) {
			$container->set($id, $container);
		}
		$container->set('appName', $app);
		$container->registerService('userId', fn (): ?string => $this->host->get(Session::class)->getUser()?->getUID(), false);
		$container->registerService(IL10N::class, fn (): IL10N => $this->host->get(L10NFactory::class)->get($app));
		$container->registerService(LoggerInterface::class, fn (): LoggerInterface => $this->host->get(Logger::class)->of($app));
		$container->registerService(IInitialState::class, fn (): IInitialState => new InitialState($this->host->get(Page::class), $app));
		$container->registerService(IAppData::class, fn (): IAppData => new AppData($this->host->get(Settings::class), $app));
		return $container;
	}
}
