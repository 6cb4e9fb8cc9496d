<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Site;

use OCP\IAppConfig;

/** Menus and footers without a valid JSON object that have already been logged. */
class BrokenTexts {
	private const WARNED = 'broken_texts';

	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	/** @return array<array-key, mixed> by path of a menu or footer: the version of the broken text last warned about */
	public function findAll(): array {
		return $this->config->getValueArray($this->appName, self::WARNED, [], lazy: true);
	}

	/** @param array<array-key, mixed> $versions */
	public function saveAll(array $versions): void {
		$this->config->setValueArray($this->appName, self::WARNED, $versions, lazy: true);
	}
}
