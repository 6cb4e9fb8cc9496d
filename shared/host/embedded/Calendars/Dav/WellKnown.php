<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars\Dav;

use Host\AppFramework\EntryPoint;
use Host\AppFramework\Http\Answer;
use Host\AppFramework\Http\EarlyResponse;
use Host\AppFramework\Settings;
use OCP\AppFramework\Http;

/** Where clients of calendars ask first, as a server's web server answers. */
final class WellKnown implements EntryPoint {
	public function __construct(
		private readonly Settings $settings,
	) {
	}

	#[\Override]
	public function answer(): Answer {
		return Answer::of(new EarlyResponse(Http::STATUS_MOVED_PERMANENTLY, '', ['Location' => "{$this->settings->url}/remote.php/dav/"]));
	}
}
