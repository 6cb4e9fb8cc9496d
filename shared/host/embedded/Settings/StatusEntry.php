<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Settings;

use Host\Accounts\Login\StrictCookies;
use Host\AppFramework\EntryPoint;
use Host\AppFramework\Http\Answer;
use Host\AppFramework\Http\EarlyResponse;
use OCP\AppFramework\Http;
use OCP\ServerVersion;

/** What clients ask before they log in: is this a Nextcloud, and which. */
final class StatusEntry implements EntryPoint {
	public function __construct(
		private readonly StrictCookies $cookies,
	) {
	}

	#[\Override]
	public function answer(): Answer {
		$this->cookies->offer();
		$version = new ServerVersion();
		$body = json_encode([
			'installed' => true, 'maintenance' => false, 'needsDbUpgrade' => false,
			'version' => implode('.', $version->getVersion()), 'versionstring' => $version->getVersionString(),
			'edition' => '', 'productname' => 'Nextcloud', 'extendedSupport' => false,
		], JSON_THROW_ON_ERROR);
		$headers = ['Access-Control-Allow-Origin' => '*', 'Content-Type' => 'application/json'];
		return Answer::of(new EarlyResponse(Http::STATUS_OK, $body, $headers));
	}
}
