<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

use OCP\IURLGenerator;

/**
 * Asks a license server, at the address that an admin set, about this instance's key.
 *
 * The key and the usage figures leave this server, and of its address only a hash. The caller keeps the last result.
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
	 * Reports usage; `valid` says whether the server took it.
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
