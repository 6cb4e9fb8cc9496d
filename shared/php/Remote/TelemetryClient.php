<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

/** Sends one report of figures to the address set by an admin. */
final class TelemetryClient {
	public function __construct(private readonly RemotePost $remote) {
	}

	/**
	 * @param string $telemetryUrl the whole address; empty gives `no_address`
	 * @param array<string, mixed> $report
	 */
	public function send(string $telemetryUrl, array $report): RemoteResult {
		return $this->remote->send($telemetryUrl, $report, false);
	}
}
