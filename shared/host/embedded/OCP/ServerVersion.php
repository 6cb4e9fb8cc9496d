<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP;

use Host\AppFramework\Settings;

/** Which Nextcloud this is. */
readonly class ServerVersion {
	/** @var list<int> four numbers */
	private array $version;

	public function __construct() {
		$version = Server::get(Settings::class)->version;
		// The fourth counts what happened between two releases; it stands in no name, and it is 2 in those imitated here.
		$this->version = [...array_map(intval(...), explode('.', $version)), 2];
	}

	public function getMajorVersion(): int {
		return $this->version[0];
	}

	/** @return list<int> */
	public function getVersion(): array {
		return $this->version;
	}

	public function getVersionString(): string {
		return implode('.', array_slice($this->version, 0, 3));
	}
}
