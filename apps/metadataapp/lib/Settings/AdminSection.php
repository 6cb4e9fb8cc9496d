<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Settings;

use OCA\MetadataApp\AppInfo\Application;
use OCA\MetadataApp\Shared\Settings\Section;
use OCP\IL10N;
use OCP\IURLGenerator;

final class AdminSection extends Section {
	public function __construct(IL10N $l10n, IURLGenerator $urls) {
		parent::__construct($urls, Application::APP_ID, $l10n->t('Metadata'), 82);
	}
}
