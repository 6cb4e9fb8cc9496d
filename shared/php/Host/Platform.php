<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Host;

use OCP\App\IAppManager;
use OCP\ServerVersion;
use OCP\Util;

/** The software running here, and its limits. */
class Platform {
	public function __construct(
		private readonly IAppManager $apps,
		private readonly ServerVersion $server,
		private readonly string $appName,
	) {
	}

	/** @return array{app: string, version: string} */
	public function app(): array {
		return ['app' => $this->appName, 'version' => $this->apps->getAppVersion($this->appName)];
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

	/** Maximum upload size in bytes: the smaller of PHP's two limits. */
	public function uploadLimit(): int {
		$limit = Util::uploadLimit();
		return is_finite($limit) ? (int)$limit : PHP_INT_MAX;
	}

	/** Such as `512 MB`. */
	public function fileSize(int $bytes): string {
		return Util::humanFileSize($bytes);
	}
}
