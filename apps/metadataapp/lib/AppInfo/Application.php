<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\AppInfo;

use OCA\MetadataApp\Host\AddValuePlugin;
use OCA\MetadataApp\Http\NamedValues;
use OCA\MetadataApp\Listener\FillCopies;
use OCA\MetadataApp\Listener\ForgetAccounts;
use OCA\MetadataApp\Listener\ForgetFiles;
use OCA\MetadataApp\Listener\ForgetGrants;
use OCA\MetadataApp\Listener\KeepPlaces;
use OCA\MetadataApp\Listener\TellOthers;
use OCA\MetadataApp\Model\Value\KnownUsers;
use OCA\MetadataApp\Service\People\ExistingAccounts;
use OCA\MetadataApp\Service\Setting\MetadataFigures;
use OCA\MetadataApp\Shared\Registration;
use OCA\MetadataApp\Shared\Remote\Figures;
use OCP\AppFramework\App;
use OCP\AppFramework\Bootstrap\IBootContext;
use OCP\AppFramework\Bootstrap\IBootstrap;
use OCP\AppFramework\Bootstrap\IRegistrationContext;
use OCP\Files\Events\Node\NodeCopiedEvent;
use OCP\Group\Events\GroupDeletedEvent;
use OCP\User\Events\UserDeletedEvent;

final class Application extends App implements IBootstrap {
	public const APP_ID = 'metadataapp';

	public function __construct() {
		parent::__construct(self::APP_ID);
	}

	#[\Override]
	public function register(IRegistrationContext $context): void {
		Registration::register($context);
		Registration::failure($context, 'enveloped', NamedValues::class);
		$context->registerServiceAlias(KnownUsers::class, ExistingAccounts::class);
		$context->registerServiceAlias(Figures::class, MetadataFigures::class);
		$context->registerEventListener(UserDeletedEvent::class, ForgetGrants::class);
		$context->registerEventListener(UserDeletedEvent::class, ForgetAccounts::class);
		$context->registerEventListener(GroupDeletedEvent::class, ForgetGrants::class);
		$context->registerEventListener(NodeCopiedEvent::class, FillCopies::class);
		$context->registerEventListener(AddValuePlugin::EVENT, AddValuePlugin::class);
		foreach (KeepPlaces::EVENTS as $event) {
			$context->registerEventListener($event, KeepPlaces::class);
		}
		foreach (ForgetFiles::EVENTS as $event) {
			$context->registerEventListener($event, ForgetFiles::class);
		}
		foreach (TellOthers::EVENTS as $event) {
			$context->registerEventListener($event, TellOthers::class);
		}
	}

	#[\Override]
	public function boot(IBootContext $context): void {
	}
}
