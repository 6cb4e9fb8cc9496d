<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Host;

use OCP\App\IAppManager;
use OCP\ServerVersion;

/** What runs here. */
class Platform {
	public function __construct(
		private readonly ServerVersion $server,
		private readonly IAppManager $apps,
		private readonly string $appName,
	) {
	}

	/** @return array{appId: string, appVersion: string, hostVersion: string, phpVersion: string} */
	public function versions(): array {
		return [
			'appId' => $this->appName,
			'appVersion' => $this->apps->getAppVersion($this->appName),
			'hostVersion' => $this->server->getVersionString(),
			'phpVersion' => PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION,
		];
	}
}
