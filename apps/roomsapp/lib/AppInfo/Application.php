<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\AppInfo;

use OCA\RoomsApp\Dashboard\BookingsWidget;
use OCA\RoomsApp\Guard\RoomManager;
use OCA\RoomsApp\Guard\TokenRoom;
use OCA\RoomsApp\Host\FollowCalendars;
use OCA\RoomsApp\Host\Graph\GraphProvider;
use OCA\RoomsApp\Host\HostCatalog;
use OCA\RoomsApp\Host\RoomBackend;
use OCA\RoomsApp\Http\ServicesFailure;
use OCA\RoomsApp\Listener\FollowEvents;
use OCA\RoomsApp\Listener\ForgetBookings;
use OCA\RoomsApp\Listener\ForgetPermissions;
use OCA\RoomsApp\Notification\Notifier;
use OCA\RoomsApp\Search\RoomProvider;
use OCA\RoomsApp\Service\Booking\Freshness;
use OCA\RoomsApp\Service\Extsync\LiveCheck;
use OCA\RoomsApp\Service\Extsync\Provider;
use OCA\RoomsApp\Service\Extsync\SyncHandler;
use OCA\RoomsApp\Service\Extsync\SyncQueue;
use OCA\RoomsApp\Service\Feed\FeedSecrets;
use OCA\RoomsApp\Service\Notice\BookingLetters;
use OCA\RoomsApp\Service\Room\FeedLinks;
use OCA\RoomsApp\Service\Room\RoomCatalog;
use OCA\RoomsApp\Service\Setup\RoomFigures;
use OCA\RoomsApp\Shared\Http\Failure\ErrorShape;
use OCA\RoomsApp\Shared\Http\Failure\PlainError;
use OCA\RoomsApp\Shared\Mail\LetterWriter;
use OCA\RoomsApp\Shared\Mail\MailHandler;
use OCA\RoomsApp\Shared\Registration;
use OCA\RoomsApp\Shared\Remote\Figures;
use OCP\AppFramework\App;
use OCP\AppFramework\Bootstrap\IBootContext;
use OCP\AppFramework\Bootstrap\IBootstrap;
use OCP\AppFramework\Bootstrap\IRegistrationContext;
use OCP\Group\Events\GroupDeletedEvent;
use OCP\User\Events\UserDeletedEvent;

final class Application extends App implements IBootstrap {
	public const APP_ID = 'roomsapp';

	public function __construct() {
		parent::__construct(self::APP_ID);
	}

	#[\Override]
	public function register(IRegistrationContext $context): void {
		Registration::register($context);
		$context->registerServiceAlias(ErrorShape::class, PlainError::class);
		Registration::failure($context, 'services', ServicesFailure::class);
		$context->registerServiceAlias(Figures::class, RoomFigures::class);
		$context->registerServiceAlias(FeedLinks::class, FeedSecrets::class);
		$context->registerServiceAlias(Provider::class, GraphProvider::class);
		$context->registerServiceAlias(RoomCatalog::class, HostCatalog::class);
		$context->registerCalendarRoomBackend(RoomBackend::class);
		Registration::guard($context, 'manager', RoomManager::class);
		Registration::tokens($context, 'rma_');
		Registration::guard($context, 'token-room', TokenRoom::class);
		$context->registerServiceAlias(LetterWriter::class, BookingLetters::class);
		Registration::delivery($context, MailHandler::KIND, MailHandler::class);
		Registration::delivery($context, SyncQueue::KIND, SyncHandler::class);
		$context->registerServiceAlias(Freshness::class, LiveCheck::class);
		$context->registerNotifierService(Notifier::class);
		$context->registerSearchProvider(RoomProvider::class);
		$context->registerDashboardWidget(BookingsWidget::class);
		$context->registerEventListener(UserDeletedEvent::class, ForgetPermissions::class);
		$context->registerEventListener(GroupDeletedEvent::class, ForgetPermissions::class);
		$context->registerEventListener(UserDeletedEvent::class, ForgetBookings::class);
		foreach (FollowEvents::EVENTS as $event) {
			$context->registerEventListener($event, FollowEvents::class);
		}
		FollowCalendars::register($context);
	}

	#[\Override]
	public function boot(IBootContext $context): void {
	}
}
