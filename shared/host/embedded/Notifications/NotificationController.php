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
use OCP\IURLGenerator;
use OCP\IUserManager;

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
		private readonly IUserManager $users,
		private readonly ITimeFactory $clock,
		private readonly IURLGenerator $urls,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/** @return DataResponse<Http::STATUS_OK, list<array<string, mixed>>, array<string, mixed>> */
	#[ApiRoute(verb: 'GET', url: '/api/{apiVersion}/notifications', requirements: self::VERSIONS, root: self::ROOT)]
	#[NoAdminRequired]
	public function list(string $apiVersion): DataResponse {
		$notifications = $this->inbox->of((string)$this->userId);
		$response = new DataResponse(array_map(fn (Notification $one): array => $this->shown($one, $apiVersion), $notifications));
		if ($apiVersion !== 'v1') {
			$ids = array_map(static fn (Notification $one): int => $one->id, $notifications);
			$response->setETag(md5(json_encode($ids, JSON_THROW_ON_ERROR)));
		}
		return $response;
	}

	/** @return DataResponse<Http::STATUS_*, array<string, mixed>|null, array{}> */
	#[ApiRoute(verb: 'GET', url: '/api/{apiVersion}/notifications/{id}', requirements: self::ONE, root: self::ROOT)]
	#[NoAdminRequired]
	public function one(string $apiVersion, int $id): DataResponse {
		$notification = $this->inbox->find((string)$this->userId, $id);
		return $notification === null
			? new DataResponse(null, Http::STATUS_NOT_FOUND)
			: new DataResponse($this->shown($notification, $apiVersion));
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
		$this->inbox->add('admin_notifications', $user->getUID(), $this->clock->getTime(), $shortMessage, $longMessage);
		return new DataResponse();
	}

	/** @return array<string, mixed> */
	private function shown(Notification $notification, string $apiVersion): array {
		return $notification->toArray($apiVersion === 'v1', $this->urls->getBaseUrl() . '/core/img/bell.svg');
	}
}
