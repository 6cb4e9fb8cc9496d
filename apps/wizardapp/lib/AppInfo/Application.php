<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\AppInfo;

use OCA\WizardApp\Listener\AllowPickerFrame;
use OCA\WizardApp\Listener\LoadTour;
use OCA\WizardApp\Listener\UserDeleted;
use OCA\WizardApp\Service\Admin\TourFigures;
use OCA\WizardApp\Shared\Registration;
use OCA\WizardApp\Shared\Remote\Figures;
use OCP\AppFramework\App;
use OCP\AppFramework\Bootstrap\IBootContext;
use OCP\AppFramework\Bootstrap\IBootstrap;
use OCP\AppFramework\Bootstrap\IRegistrationContext;
use OCP\AppFramework\Http\Events\BeforeTemplateRenderedEvent;
use OCP\Security\CSP\AddContentSecurityPolicyEvent;
use OCP\User\Events\UserDeletedEvent;

final class Application extends App implements IBootstrap {
	public const APP_ID = 'wizardapp';

	public function __construct() {
		parent::__construct(self::APP_ID);
	}

	#[\Override]
	public function register(IRegistrationContext $context): void {
		Registration::register($context);
		$context->registerServiceAlias(Figures::class, TourFigures::class);
		$context->registerEventListener(BeforeTemplateRenderedEvent::class, LoadTour::class);
		$context->registerEventListener(AddContentSecurityPolicyEvent::class, AllowPickerFrame::class);
		$context->registerEventListener(UserDeletedEvent::class, UserDeleted::class);
	}

	#[\Override]
	public function boot(IBootContext $context): void {
	}
}
