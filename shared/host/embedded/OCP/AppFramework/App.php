<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework;

use Host\AppFramework\AppContainers;
use Host\AppFramework\Container;
use OCP\Server;

/** An app's `AppInfo\Application` extends it. */
class App {
	private Container $container;

	/** @param array<string, mixed> $urlParams */
	public function __construct(string $appName, array $urlParams = []) {
		$this->container = Server::get(AppContainers::class)->of($appName);
		if ($urlParams !== []) {
			$this->container->set('urlParams', $urlParams);
		}
	}

	public function getContainer(): IAppContainer {
		return $this->container;
	}
}
