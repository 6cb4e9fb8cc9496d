<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host\Files;

use OCA\DAV\Events\SabrePluginAddEvent;
use OCA\Files\Event\LoadAdditionalScriptsEvent;
use OCP\AppFramework\Bootstrap\IRegistrationContext;
use OCP\Files\Template\RegisterTemplateCreatorEvent;

/** What Forms does in the Files app. */
final class InFiles {
	public static function register(IRegistrationContext $context): void {
		$context->registerEventListener(RegisterTemplateCreatorEvent::class, OfferNewForm::class);
		$context->registerEventListener(LoadAdditionalScriptsEvent::class, LoadFilesAction::class);
		$context->registerEventListener(SabrePluginAddEvent::class, TypeUploads::class);
	}
}
