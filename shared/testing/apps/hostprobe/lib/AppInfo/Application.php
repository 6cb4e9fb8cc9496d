<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\AppInfo;

use OCA\DAV\Events\CalendarDeletedEvent;
use OCA\DAV\Events\CalendarMovedToTrashEvent;
use OCA\DAV\Events\CalendarRestoredEvent;
use OCA\DAV\Events\SabrePluginAddEvent;
use OCA\DAV\Events\SabrePluginAuthInitEvent;
use OCA\Files_Trashbin\Events\MoveToTrashEvent;
use OCA\Files_Trashbin\Events\NodeRestoredEvent;
use OCA\Files_Versions\Events\VersionRestoredEvent;
use OCA\HostProbe\Calendar\ProbeRooms;
use OCA\HostProbe\Dashboard\ProbeWidget;
use OCA\HostProbe\Framework\Booted;
use OCA\HostProbe\Framework\Happened;
use OCA\HostProbe\Framework\Listener;
use OCA\HostProbe\Framework\Marks;
use OCA\HostProbe\Framework\Needs;
use OCA\HostProbe\Listener\BookingListener;
use OCA\HostProbe\Listener\CacheEventListener;
use OCA\HostProbe\Listener\CalendarEventListener;
use OCA\HostProbe\Listener\DavListener;
use OCA\HostProbe\Listener\FileEventListener;
use OCA\HostProbe\Listener\PasswordListener;
use OCA\HostProbe\Notification\LaterNotifier;
use OCA\HostProbe\Notification\ProbeNotifier;
use OCA\HostProbe\Search\ProbeProvider;
use OCA\HostProbe\Shared\Http\Access\TokenAuthority;
use OCA\HostProbe\Shared\Registration;
use OCA\HostProbe\Words\CodedFailure;
use OCA\HostProbe\Words\ManagesRoom;
use OCA\HostProbe\Words\PlainFailure;
use OCA\HostProbe\Words\ProbeTokens;
use OCA\HostProbe\Words\ReversedKey;
use OCA\HostProbe\Words\RoomExists;
use OCP\AppFramework\App;
use OCP\AppFramework\Bootstrap\IBootContext;
use OCP\AppFramework\Bootstrap\IBootstrap;
use OCP\AppFramework\Bootstrap\IRegistrationContext;
use OCP\Calendar\Events\CalendarObjectCreatedEvent;
use OCP\Calendar\Events\CalendarObjectDeletedEvent;
use OCP\Calendar\Events\CalendarObjectMovedEvent;
use OCP\Calendar\Events\CalendarObjectMovedToTrashEvent;
use OCP\Calendar\Events\CalendarObjectRestoredEvent;
use OCP\Calendar\Events\CalendarObjectUpdatedEvent;
use OCP\Files\Cache\CacheEntriesRemovedEvent;
use OCP\Files\Cache\CacheEntryInsertedEvent;
use OCP\Files\Cache\CacheEntryRemovedEvent;
use OCP\Files\Cache\CacheEntryUpdatedEvent;
use OCP\Files\Events\Node\BeforeNodeCopiedEvent;
use OCP\Files\Events\Node\BeforeNodeCreatedEvent;
use OCP\Files\Events\Node\BeforeNodeDeletedEvent;
use OCP\Files\Events\Node\BeforeNodeReadEvent;
use OCP\Files\Events\Node\BeforeNodeRenamedEvent;
use OCP\Files\Events\Node\BeforeNodeTouchedEvent;
use OCP\Files\Events\Node\BeforeNodeWrittenEvent;
use OCP\Files\Events\Node\NodeCopiedEvent;
use OCP\Files\Events\Node\NodeCreatedEvent;
use OCP\Files\Events\Node\NodeDeletedEvent;
use OCP\Files\Events\Node\NodeRenamedEvent;
use OCP\Files\Events\Node\NodeTouchedEvent;
use OCP\Files\Events\Node\NodeWrittenEvent;
use OCP\Security\Events\ValidatePasswordPolicyEvent;
use OCP\User\Events\UserDeletedEvent;

/** A test app: its routes ask the host's API and return what it answered. */
final class Application extends App implements IBootstrap {
	public const APP_ID = 'hostprobe';
	private const FILE_EVENTS = [
		BeforeNodeCreatedEvent::class, BeforeNodeWrittenEvent::class, BeforeNodeReadEvent::class, BeforeNodeTouchedEvent::class,
		BeforeNodeDeletedEvent::class, BeforeNodeCopiedEvent::class, BeforeNodeRenamedEvent::class,
		NodeCreatedEvent::class, NodeWrittenEvent::class, NodeTouchedEvent::class, NodeDeletedEvent::class, NodeCopiedEvent::class,
		NodeRenamedEvent::class,
		MoveToTrashEvent::class, NodeRestoredEvent::class, VersionRestoredEvent::class, CacheEntryRemovedEvent::class,
		CacheEntriesRemovedEvent::class,
	];
	private const CALENDAR_EVENTS = [
		CalendarObjectCreatedEvent::class, CalendarObjectUpdatedEvent::class, CalendarObjectDeletedEvent::class,
		CalendarObjectMovedEvent::class, CalendarObjectMovedToTrashEvent::class, CalendarObjectRestoredEvent::class,
		CalendarDeletedEvent::class,
	];

	public function __construct() {
		parent::__construct(self::APP_ID);
	}

	#[\Override]
	public function register(IRegistrationContext $context): void {
		Registration::register($context);
		$context->registerServiceAlias(TokenAuthority::class, ProbeTokens::class);
		Registration::failure($context, 'coded', CodedFailure::class);
		Registration::failure($context, 'plain', PlainFailure::class);
		Registration::reprieve($context, 'reversed-key', ReversedKey::class);
		Registration::guard($context, 'room-exists', RoomExists::class);
		Registration::guard($context, 'manages-room', ManagesRoom::class);
		$context->registerService('hostprobe.fresh', static fn (): \stdClass => new \stdClass(), false);
		$context->registerService('hostprobe.shared', static fn (): \stdClass => new \stdClass());
		$context->registerServiceAlias('hostprobe.alias', Needs::class);
		$context->registerEventListener(Happened::class, Listener::class);
		$context->registerMiddleware(Marks::class);
		$context->registerSearchProvider(ProbeProvider::class);
		$context->registerDashboardWidget(ProbeWidget::class);
		$context->registerNotifierService(ProbeNotifier::class);
		$context->registerNotifierService(LaterNotifier::class);
		foreach (self::FILE_EVENTS as $event) {
			$context->registerEventListener($event, FileEventListener::class);
		}
		$context->registerEventListener(ValidatePasswordPolicyEvent::class, PasswordListener::class);
		$context->registerCalendarRoomBackend(ProbeRooms::class);
		foreach (self::CALENDAR_EVENTS as $event) {
			$context->registerEventListener($event, CalendarEventListener::class);
		}
		foreach ([SabrePluginAuthInitEvent::class, SabrePluginAddEvent::class] as $event) {
			$context->registerEventListener($event, DavListener::class);
		}
		foreach ([
			SabrePluginAuthInitEvent::class, ...self::CALENDAR_EVENTS, CalendarMovedToTrashEvent::class, CalendarRestoredEvent::class,
			UserDeletedEvent::class,
		] as $event) {
			$context->registerEventListener($event, BookingListener::class);
		}
		foreach ([CacheEntryInsertedEvent::class, CacheEntryUpdatedEvent::class, CacheEntryRemovedEvent::class] as $event) {
			$context->registerEventListener($event, CacheEventListener::class);
		}
	}

	#[\Override]
	public function boot(IBootContext $context): void {
		$context->getAppContainer()->get(Booted::class)->times++;
		$context->injectFn(static fn (Booted $booted): int => $booted->times++);
	}
}
