<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Calendar;

use OCP\Calendar\IMetadataProvider;
use OCP\Calendar\Room\IBackend;
use OCP\Calendar\Room\IRoom;

/**
 * A room that a test has described.
 *
 * @phpstan-import-type Description from ProbeRooms
 */
final class ProbeRoom implements IMetadataProvider, IRoom {
	/** @param Description $description */
	public function __construct(
		private readonly IBackend $backend,
		private readonly array $description,
	) {
	}

	#[\Override]
	public function getId(): string {
		return $this->description['id'];
	}

	#[\Override]
	public function getDisplayName(): string {
		return $this->description['name'];
	}

	#[\Override]
	public function getGroupRestrictions(): array {
		return $this->description['groups'];
	}

	#[\Override]
	public function getEMail(): string {
		return $this->description['email'];
	}

	#[\Override]
	public function getBackend(): IBackend {
		return $this->backend;
	}

	#[\Override]
	public function getAllAvailableMetadataKeys(): array {
		return array_keys($this->description['facts']);
	}

	#[\Override]
	public function hasMetadataForKey(string $key): bool {
		return isset($this->description['facts'][$key]);
	}

	#[\Override]
	public function getMetadataForKey(string $key): ?string {
		return $this->description['facts'][$key] ?? null;
	}
}
