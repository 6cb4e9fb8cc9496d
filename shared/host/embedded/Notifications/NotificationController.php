<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Notifications;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\OCSController;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\IRequest;
use OCP\IUserManager;
use OCP\IUserSession;
use OCP\L10N\IFactory;
use OCP\Notification\IAction;
use OCP\Notification\INotification;

/** What the bell shows, and how an administrator rings it. */
final class NotificationController extends OCSController {
	private const ROOT = '/apps/notifications';
	private const VERSIONS = ['apiVersion' => '(v1|v2)'];
	private const ONE = ['apiVersion' => '(v1|v2)', 'id' => '\d+'];
	private const SUBJECT_BYTES = 255;
	private const MESSAGE_BYTES = 4000;

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Inbox $inbox,
		private readonly NotificationManager $manager,
		private readonly IUserManager $users,
		private readonly ITimeFactory $clock,
		private readonly IFactory $languages,
		private readonly IUserSession $session,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/** @return DataResponse<Http::STATUS_OK, list<array<string, mixed>>, array<string, mixed>> */
	#[ApiRoute(verb: 'GET', url: '/api/{apiVersion}/notifications', requirements: self::VERSIONS, root: self::ROOT)]
	#[NoAdminRequired]
	public function list(string $apiVersion): DataResponse {
		$shown = [];
		foreach ($this->inbox->of((string)$this->userId) as $id => $notification) {
			$prepared = $this->prepared($notification);
			if ($prepared !== null) {
				$shown[$id] = self::shown($id, $prepared, $apiVersion);
			}
		}
		$response = new DataResponse(array_values($shown));
		if ($apiVersion !== 'v1') {
			$response->setETag(md5(json_encode(array_keys($shown), JSON_THROW_ON_ERROR)));
		}
		return $response;
	}

	/** @return DataResponse<Http::STATUS_*, array<string, mixed>|null, array{}> */
	#[ApiRoute(verb: 'GET', url: '/api/{apiVersion}/notifications/{id}', requirements: self::ONE, root: self::ROOT)]
	#[NoAdminRequired]
	public function one(string $apiVersion, int $id): DataResponse {
		$notification = $this->inbox->find((string)$this->userId, $id);
		$prepared = $notification === null ? null : $this->prepared($notification);
		return $prepared === null
			? new DataResponse(null, Http::STATUS_NOT_FOUND)
			: new DataResponse(self::shown($id, $prepared, $apiVersion));
	}

	/**
	 * One that is gone already is no mistake.
	 *
	 * @return DataResponse<Http::STATUS_*, list<empty>|null, array{}>
	 */
	#[ApiRoute(verb: 'DELETE', url: '/api/{apiVersion}/notifications/{id}', requirements: self::ONE, root: self::ROOT)]
	#[NoAdminRequired]
	public function dismiss(int $id): DataResponse {
		if ($id === 0) {
			return new DataResponse(null, Http::STATUS_NOT_FOUND);
		}
		$this->inbox->dismiss((string)$this->userId, $id);
		return new DataResponse();
	}

	/** @return DataResponse<Http::STATUS_OK, list<empty>, array{}> */
	#[ApiRoute(verb: 'DELETE', url: '/api/{apiVersion}/notifications', requirements: self::VERSIONS, root: self::ROOT)]
	#[NoAdminRequired]
	public function dismissAll(): DataResponse {
		$this->inbox->dismissAll((string)$this->userId);
		return new DataResponse();
	}

	/** @return DataResponse<Http::STATUS_*, list<empty>|null, array{}> */
	#[ApiRoute(verb: 'POST', url: '/api/{apiVersion}/admin_notifications/{userId}', requirements: self::VERSIONS, root: self::ROOT)]
	public function notify(string $userId, string $shortMessage, string $longMessage = ''): DataResponse {
		$user = $this->users->get($userId);
		if ($user === null) {
			return new DataResponse(null, Http::STATUS_NOT_FOUND);
		}
		if ($shortMessage === '' || strlen($shortMessage) > self::SUBJECT_BYTES || strlen($longMessage) > self::MESSAGE_BYTES) {
			return new DataResponse(null, Http::STATUS_BAD_REQUEST);
		}
		$now = $this->clock->getDateTime();
		$notification = $this->manager->createNotification()
			->setApp(AdminNotifier::APP)
			->setUser($user->getUID())
			->setDateTime($now)
			->setObject(AdminNotifier::APP, dechex($now->getTimestamp()))
			->setSubject(AdminNotifier::SUBJECT, ['subject' => $shortMessage]);
		if ($longMessage !== '') {
			$notification->setMessage(AdminNotifier::SUBJECT, ['message' => $longMessage]);
		}
		$this->manager->notify($notification);
		return new DataResponse();
	}

	private function prepared(INotification $notification): ?INotification {
		return $this->manager->prepared($notification, $this->languages->getUserLanguage($this->session->getUser()));
	}

	/** @return array<string, mixed> as clients read it */
	private static function shown(int $id, INotification $notification, string $apiVersion): array {
		$common = [
			'notification_id' => $id,
			'app' => $notification->getApp(),
			'user' => $notification->getUser(),
			'datetime' => $notification->getDateTime()->format('c'),
			'object_type' => $notification->getObjectType(),
			'object_id' => $notification->getObjectId(),
			'subject' => $notification->getParsedSubject(),
			'message' => $notification->getParsedMessage(),
			'link' => $notification->getLink(),
		];
		$rich = [
			'subjectRich' => $notification->getRichSubject(),
			'subjectRichParameters' => $notification->getRichSubjectParameters(),
			'messageRich' => $notification->getRichMessage(),
			'messageRichParameters' => $notification->getRichMessageParameters(),
			'icon' => $notification->getIcon(),
			'shouldNotify' => true,
		];
		$actions = array_map(self::action(...), $notification->getParsedActions());
		return [...$common, ...($apiVersion === 'v1' ? [] : $rich), 'actions' => $actions];
	}

	/** @return array{label: string, link: string, type: string, primary: bool} */
	private static function action(IAction $action): array {
		return [
			'label' => $action->getParsedLabel(),
			'link' => $action->getLink(),
			'type' => $action->getRequestType(),
			'primary' => $action->isPrimary(),
		];
	}
}
