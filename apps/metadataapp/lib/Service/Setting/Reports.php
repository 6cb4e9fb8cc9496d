<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Setting;

use OCA\MetadataApp\Model\Value\Text\Truth;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Host\RemoteSettings;
use OCA\MetadataApp\Shared\Remote\Telemetry;

/**
 * Reports to a server that an administrator chooses: none until they switch them on.
 *
 * @phpstan-import-type TelemetryStatus from Schemas
 * @phpstan-import-type TelemetrySent from Schemas
 * @phpstan-import-type TelemetrySettings from Schemas
 * @phpstan-import-type SaveTelemetry from Schemas
 */
class Reports {
	public function __construct(
		private readonly RemoteSettings $settings,
		private readonly Telemetry $telemetry,
		private readonly MetadataFigures $figures,
	) {
	}

	/**
	 * @return TelemetryStatus
	 * @phpstan-impure
	 */
	public function status(): array {
		return ['success' => true, ...$this->settings->findTelemetry()];
	}

	/** @return array{success: true, stats: array<string, mixed>, report: array<string, mixed>} `TelemetryStats` */
	public function stats(): array {
		$counts = $this->figures->counts();
		return [
			'success' => true,
			'stats' => [...$counts, 'fieldTypeCounts' => (object)$counts['fieldTypeCounts']],
			'report' => $this->telemetry->preview(),
		];
	}

	/** @return TelemetrySent */
	public function send(): array {
		return $this->telemetry->send();
	}

	/**
	 * @param SaveTelemetry $sent what is absent stays as it is
	 * @return TelemetrySettings
	 */
	public function save(array $sent): array {
		$isEnabled = Truth::read($sent['enabled'] ?? null);
		return $this->telemetry->save([
			...($isEnabled === null ? [] : ['enabled' => $isEnabled]),
			...(isset($sent['telemetryUrl']) ? ['telemetryUrl' => $sent['telemetryUrl']] : []),
		]);
	}
}
