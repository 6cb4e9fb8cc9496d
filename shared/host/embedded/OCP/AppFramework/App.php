<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\AppFramework;

use Host\AppFramework\Container\AppContainers;
use OCP\Server;

/** An app's `AppInfo\Application` extends it. */
class App {
	/** @param array<string, mixed> $urlParams */
	public function __construct(string $appName, array $urlParams = []) {
		Server::get(AppContainers::class)->of($appName)->set('urlParams', $urlParams);
	}
}
