<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Service;

use OCA\WizardApp\Repository\SettingsRepository;
use OCA\WizardApp\Repository\StatisticsRepository;
use OCA\WizardApp\Shared\Clock;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Host\Accounts;
use OCA\WizardApp\Shared\Host\Platform;
use OCA\WizardApp\Shared\Remote\RemoteResult;
use OCA\WizardApp\Shared\Remote\TelemetryClient;

/**
 * Figures for whoever an admin chose to send them to: counts and versions, no account and no text. Off until an admin
 * switches it on and names an address.
 *
 * @phpstan-import-type TelemetrySaveBody from Schemas
 * @phpstan-import-type TelemetrySent from Schemas
 * @phpstan-import-type TelemetrySettings from Schemas
 */
class TelemetryService {
	private const ACTIVE_SECONDS = 30 * 86400;
	private const WORDS = [
		RemoteResult::DISABLED => 'Telemetry is switched off.',
		RemoteResult::NO_ADDRESS => 'No address is set.',
		RemoteResult::UNREACHABLE => 'The server could not be reached.',
		RemoteResult::REFUSED => 'The server refused the report.',
		RemoteResult::TIMEOUT => 'The server did not answer in time.',
	];

	public function __construct(
		private readonly SettingsRepository $settings,
		private readonly StatisticsRepository $statistics,
		private readonly StatisticsService $counts,
		private readonly Accounts $accounts,
		private readonly Platform $platform,
		private readonly TelemetryClient $client,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param TelemetrySaveBody $body what is absent stays
	 * @return TelemetrySettings
	 */
	public function save(array $body): array {
		if (isset($body['enabled'])) {
			$this->settings->setTelemetryEnabled($body['enabled']);
		}
		if (isset($body['telemetryUrl'])) {
			$this->settings->setTelemetryUrl($body['telemetryUrl']);
		}
		$isEnabled = $this->settings->isTelemetryEnabled();
		$url = $this->settings->telemetryUrl();
		$message = match (true) {
			!$isEnabled => self::WORDS[RemoteResult::DISABLED],
			$url === '' => 'Telemetry is on, but nothing is sent until an address is set.',
			default => 'One report a day is sent.',
		};
		return ['success' => true, 'enabled' => $isEnabled, 'telemetryUrl' => $url, 'message' => $message];
	}

	/**
	 * Sends one report now; one call of at most five seconds.
	 *
	 * @return TelemetrySent
	 */
	public function send(): array {
		$result = $this->settings->isTelemetryEnabled()
			? $this->client->send($this->settings->telemetryUrl(), $this->report())
			: RemoteResult::failure(RemoteResult::DISABLED);
		if ($result->success) {
			$this->settings->setLastReport($this->clock->now()->getTimestamp());
			return ['success' => true, 'message' => 'The report is sent.', 'lastReport' => $this->settings->lastReport()];
		}
		$reason = $result->reason ?? RemoteResult::REFUSED;
		return ['success' => false, 'message' => self::WORDS[$reason] ?? self::WORDS[RemoteResult::REFUSED], 'reason' => $reason, 'lastReport' => $this->settings->lastReport()];
	}

	/**
	 * The daily report.
	 *
	 * @return ?TelemetrySent null when telemetry is off or has no address
	 */
	public function sendScheduled(): ?array {
		return $this->settings->isTelemetryEnabled() && $this->settings->telemetryUrl() !== '' ? $this->send() : null;
	}

	/** @return array<string, mixed> */
	private function report(): array {
		$now = $this->clock->now()->getTimestamp();
		return $this->platform->versions() + [
			'sentAt' => $now,
			'enabled' => $this->settings->isEnabled(),
			'totalUsers' => $this->accounts->count(),
			'activeUsers30d' => $this->statistics->active($now - self::ACTIVE_SECONDS),
			'wizard' => $this->statistics->accounts(),
			'totalSteps' => (object)$this->counts->stepCounts(),
			'languagesWithOverrides' => $this->counts->overrides(),
		];
	}
}
