<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\AppInfo;

use OCA\FormsApp\Host\Files\FormType;
use OCA\FormsApp\Host\Files\InFiles;
use OCA\FormsApp\Http\FormsFailure;
use OCA\FormsApp\Http\KeyAuthority;
use OCA\FormsApp\Http\SolvedChallenge;
use OCA\FormsApp\Listener\FollowFiles;
use OCA\FormsApp\Listener\ForgetAccounts;
use OCA\FormsApp\Notification\Notifier;
use OCA\FormsApp\Search\FormProvider;
use OCA\FormsApp\Service\Confirmation\ConfirmationLetters;
use OCA\FormsApp\Service\Form\NothingToRecover;
use OCA\FormsApp\Service\Webhook\HookHandler;
use OCA\FormsApp\Service\Webhook\HookQueue;
use OCA\FormsApp\Shared\Db\Recovery;
use OCA\FormsApp\Shared\Http\Access\TokenAuthority;
use OCA\FormsApp\Shared\Http\Failure\ErrorShape;
use OCA\FormsApp\Shared\Mail\LetterWriter;
use OCA\FormsApp\Shared\Mail\MailHandler;
use OCA\FormsApp\Shared\Registration;
use OCP\AppFramework\App;
use OCP\AppFramework\Bootstrap\IBootContext;
use OCP\AppFramework\Bootstrap\IBootstrap;
use OCP\AppFramework\Bootstrap\IRegistrationContext;
use OCP\User\Events\UserDeletedEvent;

final class Application extends App implements IBootstrap {
	public const APP_ID = 'formsapp';

	public function __construct() {
		parent::__construct(self::APP_ID);
	}

	#[\Override]
	public function register(IRegistrationContext $context): void {
		Registration::register($context);
		$context->registerServiceAlias(ErrorShape::class, FormsFailure::class);
		Registration::failure($context, 'coded', FormsFailure::class);
		Registration::reprieve($context, 'challenge', SolvedChallenge::class);
		$context->registerServiceAlias(TokenAuthority::class, KeyAuthority::class);
		$context->registerServiceAlias(Recovery::class, NothingToRecover::class);
		Registration::delivery($context, HookQueue::KIND, HookHandler::class);
		$context->registerServiceAlias(LetterWriter::class, ConfirmationLetters::class);
		Registration::delivery($context, MailHandler::KIND, MailHandler::class);
		$context->registerNotifierService(Notifier::class);
		$context->registerSearchProvider(FormProvider::class);
		foreach (FollowFiles::EVENTS as $event) {
			$context->registerEventListener($event, FollowFiles::class);
		}
		$context->registerEventListener(UserDeletedEvent::class, ForgetAccounts::class);
		InFiles::register($context);
	}

	#[\Override]
	public function boot(IBootContext $context): void {
		$context->injectFn(static fn (FormType $type) => $type->announce());
	}
}
