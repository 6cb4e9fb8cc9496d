<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Calendar;

use OCA\HostProbe\AppInfo\Application;
use OCP\Calendar\BackendTemporarilyUnavailableException;
use OCP\Calendar\Room\IBackend;
use OCP\IAppConfig;

/**
 * The rooms that a test has described.
 *
 * @phpstan-type Description array{id: string, name: string, email: string, groups: list<string>, facts: array<string, ?string>}
 */
final class ProbeRooms implements IBackend {
	public const KEY = 'rooms';
	/** What is out of order: the list, or one room by its id. */
	public const BROKEN = 'rooms_broken';

	public function __construct(
		private readonly IAppConfig $config,
	) {
	}

	/** @return list<ProbeRoom> */
	#[\Override]
	public function getAllRooms(): array {
		return array_map(fn (array $one): ProbeRoom => new ProbeRoom($this, $one), $this->descriptions('list'));
	}

	#[\Override]
	public function listAllRooms(): array {
		return array_column($this->descriptions('list'), 'id');
	}

	/** @return ?ProbeRoom */
	#[\Override]
	public function getRoom($id) {
		$found = array_column($this->descriptions($id), null, 'id')[$id] ?? null;
		return $found === null ? null : new ProbeRoom($this, $found);
	}

	#[\Override]
	public function getBackendIdentifier(): string {
		return Application::APP_ID;
	}

	/** @return list<Description> */
	private function descriptions(string $part): array {
		if ($this->config->getValueString(Application::APP_ID, self::BROKEN) === $part) {
			throw new BackendTemporarilyUnavailableException("$part is out of order");
		}
		/** @var list<Description> $rooms */
		$rooms = $this->config->getValueArray(Application::APP_ID, self::KEY);
		return $rooms;
	}
}
