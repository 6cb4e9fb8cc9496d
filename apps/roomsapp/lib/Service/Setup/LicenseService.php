<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Setup;

use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Host\RemoteSettings;
use OCA\RoomsApp\Shared\Remote\License;
use OCA\RoomsApp\Shared\Remote\RemoteResult;
use OCP\Support\Subscription\IRegistry;

/**
 * The license of the app. Its limits are shown, and nothing depends on them.
 *
 * @phpstan-import-type LicenseStats from Schemas
 * @phpstan-import-type LicenseSaved from Schemas
 * @phpstan-import-type LicenseSaveBody from Schemas
 * @phpstan-import-type LicenseChecked from Schemas
 * @phpstan-import-type UsageReported from Schemas
 */
class LicenseService {
	private const FREE_ROOMS = 10;
	private const FREE_GROUPS = 3;
	private const NUDGED_USERS = 100;

	public function __construct(
		private readonly License $license,
		private readonly RoomFigures $figures,
		private readonly RemoteSettings $settings,
		private readonly IRegistry $subscriptions,
	) {
	}

	/** @return LicenseStats what is already known; contacts no server */
	public function stats(): array {
		$license = $this->license->find();
		$counts = $this->figures->counts();
		$telemetry = $this->settings->findTelemetry();
		return ['success' => true, 'stats' => [
			...$counts,
			...$license,
			'limits' => $this->limits($license['licenseValid'], $counts['totalRooms'], $counts['totalRoomGroups']),
			'freeRoomLimit' => self::FREE_ROOMS,
			'freeRoomGroupLimit' => self::FREE_GROUPS,
			'supportNudgeUserThreshold' => self::NUDGED_USERS,
			'hasValidSubscription' => $this->subscriptions->delegateHasValidSubscription(),
			'hasExtendedSupport' => $this->subscriptions->delegateHasExtendedSupport(),
			'telemetryEnabled' => $telemetry['enabled'],
			'telemetryUrl' => $telemetry['telemetryUrl'],
			'telemetryLastReport' => $telemetry['lastReport'],
		]];
	}

	/**
	 * @param LicenseSaveBody $body absent members stay unchanged
	 * @return LicenseSaved
	 */
	public function save(array $body): array {
		return $this->license->save($body);
	}

	/** @return LicenseChecked */
	public function validate(): array {
		$validation = $this->license->validate();
		unset($validation['success']);
		return ['success' => true, 'validation' => $validation];
	}

	/** @return UsageReported */
	public function reportUsage(): array {
		$answer = $this->license->reportUsage();
		if (!$answer->success) {
			return ['success' => false, 'reason' => $answer->reason ?? RemoteResult::REFUSED];
		}
		$result = ['success' => $answer->valid, 'reason' => $answer->reason, 'usage' => $answer->usage, 'limits' => $answer->limits];
		return ['success' => true, 'result' => array_filter($result, static fn (mixed $value): bool => $value !== null)];
	}

	/**
	 * A license allows what the license server said, or any number where it said nothing.
	 *
	 * @return array{
	 *     isFree: bool, roomLimit: ?int, roomGroupLimit: ?int, roomsUsed: int, roomGroupsUsed: int,
	 *     roomsExceeded: bool, roomGroupsExceeded: bool, exceeded: bool,
	 * }
	 */
	private function limits(bool $isLicensed, int $rooms, int $groups): array {
		$said = $this->settings->findLicenseResult()['limits'] ?? null;
		$limit = static fn (string $name, int $free): ?int => match (true) {
			!$isLicensed => $free,
			is_array($said) && is_int($said[$name] ?? null) => $said[$name],
			default => null,
		};
		[$roomLimit, $groupLimit] = [$limit('roomLimit', self::FREE_ROOMS), $limit('roomGroupLimit', self::FREE_GROUPS)];
		[$tooManyRooms, $tooManyGroups] = [$rooms > ($roomLimit ?? PHP_INT_MAX), $groups > ($groupLimit ?? PHP_INT_MAX)];
		return [
			'isFree' => !$isLicensed,
			'roomLimit' => $roomLimit,
			'roomGroupLimit' => $groupLimit,
			'roomsUsed' => $rooms,
			'roomGroupsUsed' => $groups,
			'roomsExceeded' => $tooManyRooms,
			'roomGroupsExceeded' => $tooManyGroups,
			'exceeded' => $tooManyRooms || $tooManyGroups,
		];
	}
}
