<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

use OCP\IURLGenerator;

/**
 * Asks a license server, at the address set by an admin, about this instance's key.
 *
 * Only the key, the usage figures and a hash of this server's address are sent. The caller keeps the last result.
 */
final class LicenseClient {
	public function __construct(
		private readonly RemotePost $remote,
		private readonly IURLGenerator $urls,
		private readonly string $appName,
	) {
	}

	/** Whether the key is valid; `license` and `limits` describe it. */
	public function validate(string $licenseUrl, string $licenseKey): LicenseResult {
		return LicenseResult::from($this->post($licenseUrl, 'validate', $licenseKey, []), 'valid');
	}

	/**
	 * Reports usage; `valid` tells whether the server accepted it.
	 *
	 * @param array<string, mixed> $figures further members of the request
	 */
	public function usage(string $licenseUrl, string $licenseKey, array $figures): LicenseResult {
		return LicenseResult::from($this->post($licenseUrl, 'usage', $licenseKey, $figures), 'success');
	}

	/** @param array<string, mixed> $more */
	private function post(string $licenseUrl, string $action, string $licenseKey, array $more): RemoteResult {
		$address = $licenseUrl === '' ? '' : rtrim($licenseUrl, '/') . "/api/licenses/$action";
		return $this->remote->send($address, [
			'licenseKey' => $licenseKey,
			'instanceUrlHash' => hash('sha256', strtolower(rtrim($this->urls->getBaseUrl(), '/'))),
			'appType' => $this->appName,
		] + $more, true);
	}
}
