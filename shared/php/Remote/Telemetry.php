<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

use Shared\Clock;
use Shared\Host\Platform;
use Shared\Host\RemoteSettings;

/** Reports the app's figures to a server chosen by an admin. Off until an admin switches it on and sets an address. */
class Telemetry {
	private const WORDS = [
		RemoteResult::DISABLED => 'Telemetry is switched off.',
		RemoteResult::NO_ADDRESS => 'No address is set.',
		RemoteResult::UNREACHABLE => 'Could not reach the server.',
		RemoteResult::REFUSED => 'The server refused the report.',
		RemoteResult::TIMEOUT => 'The server did not answer in time.',
	];

	public function __construct(
		private readonly RemoteSettings $settings,
		private readonly Figures $figures,
		private readonly Platform $platform,
		private readonly TelemetryClient $client,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param array{enabled?: bool, telemetryUrl?: string, ...} $body absent members stay unchanged
	 * @return array{success: true, enabled: bool, telemetryUrl: string, message: string}
	 */
	public function save(array $body): array {
		$old = $this->settings->findTelemetry();
		$isEnabled = $body['enabled'] ?? $old['enabled'];
		$url = $body['telemetryUrl'] ?? $old['telemetryUrl'];
		$this->settings->saveTelemetry($isEnabled, $url);
		$message = match (true) {
			!$isEnabled => self::WORDS[RemoteResult::DISABLED],
			$url === '' => 'Telemetry is on, but no address is set. Nothing is sent.',
			default => 'One report is sent per day.',
		};
		return ['success' => true, 'enabled' => $isEnabled, 'telemetryUrl' => $url, 'message' => $message];
	}

	/** @return array<string, mixed> what a report that is sent now consists of; sends nothing */
	public function preview(): array {
		$now = $this->clock->now()->getTimestamp();
		return [...$this->platform->versions(), 'sentAt' => $now, ...$this->figures->report($now)];
	}

	/**
	 * Sends one report now; one call of at most five seconds.
	 *
	 * @return array{success: bool, message: string, reason?: string, lastReport: ?int}
	 */
	public function send(): array {
		['enabled' => $isEnabled, 'telemetryUrl' => $url, 'lastReport' => $last] = $this->settings->findTelemetry();
		$now = $this->clock->now()->getTimestamp();
		$result = $isEnabled
			? $this->client->send($url, $this->preview())
			: RemoteResult::failure(RemoteResult::DISABLED);
		if ($result->success) {
			$this->settings->saveLastReport($now);
			return ['success' => true, 'message' => 'Report sent.', 'lastReport' => $now];
		}
		$reason = $result->reason ?? RemoteResult::REFUSED;
		return [
			'success' => false,
			'message' => self::WORDS[$reason] ?? self::WORDS[RemoteResult::REFUSED],
			'reason' => $reason,
			'lastReport' => $last,
		];
	}

	/**
	 * The daily report.
	 *
	 * @return ?array{success: bool, message: string, reason?: string, lastReport: ?int} null when telemetry is off or has no address
	 */
	public function sendScheduled(): ?array {
		['enabled' => $isEnabled, 'telemetryUrl' => $url] = $this->settings->findTelemetry();
		return $isEnabled && $url !== '' ? $this->send() : null;
	}
}
