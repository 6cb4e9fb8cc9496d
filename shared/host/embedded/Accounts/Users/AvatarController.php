<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts\Users;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\DataDisplayResponse;
use OCP\AppFramework\Http\JSONResponse;
use OCP\IRequest;

/**
 * Pictures of people, drawn from their names.
 *
 * @phpstan-type Picture DataDisplayResponse<Http::STATUS_OK|Http::STATUS_CREATED, array<string, string>>
 */
final class AvatarController extends Controller {
	private const DAY = 86400;
	private const HALF_HOUR = 1800;

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Users $users,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Picture|JSONResponse<Http::STATUS_NOT_FOUND, array{}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/avatar/{userId}/{size}')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function ofUser(string $userId, int $size, bool $guestFallback = false): DataDisplayResponse|JSONResponse {
		return $this->picture($userId, $size, $guestFallback, false);
	}

	/** @return Picture|JSONResponse<Http::STATUS_NOT_FOUND, array{}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/avatar/{userId}/{size}/dark')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function ofUserDark(string $userId, int $size, bool $guestFallback = false): DataDisplayResponse|JSONResponse {
		return $this->picture($userId, $size, $guestFallback, true);
	}

	/** @return Picture */
	#[FrontpageRoute(verb: 'GET', url: '/avatar/guest/{guestName}/{size}')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function ofGuest(string $guestName, int $size, ?bool $darkTheme = false): DataDisplayResponse {
		return self::guest($guestName, $size, $darkTheme === true);
	}

	/** @return Picture */
	#[FrontpageRoute(verb: 'GET', url: '/avatar/guest/{guestName}/{size}/dark')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function ofGuestDark(string $guestName, int $size): DataDisplayResponse {
		return self::guest($guestName, $size, true);
	}

	/**
	 * Who is disabled looks like a stranger.
	 *
	 * @return Picture|JSONResponse<Http::STATUS_NOT_FOUND, array{}, array{}>
	 */
	private function picture(string $userId, int $size, bool $guestFallback, bool $isDark): DataDisplayResponse|JSONResponse {
		$user = $this->users->get($userId);
		if ($user === null) {
			return $guestFallback ? self::guest($userId, $size, $isDark) : new JSONResponse([], Http::STATUS_NOT_FOUND);
		}
		$size = Avatar::size($size);
		if (!$user->isEnabled()) {
			return self::shown(self::stranger($userId, $size, $isDark), 'avatar.png', Http::STATUS_OK, self::DAY);
		}
		$png = Avatar::png($user->getDisplayName(), $user->getDisplayName(), $size, $isDark);
		return self::shown($png, 'avatar' . ($isDark ? '-dark' : '') . ".$size.png", Http::STATUS_OK, self::DAY)->setETag(md5($png));
	}

	/** @return Picture */
	private static function guest(string $name, int $size, bool $isDark): DataDisplayResponse {
		return self::shown(self::stranger($name, Avatar::size($size), $isDark), 'avatar.png', Http::STATUS_CREATED, self::HALF_HOUR);
	}

	private static function stranger(string $name, int $size, bool $isDark): string {
		return Avatar::png($name, "$name (guest)", $size, $isDark);
	}

	/**
	 * @param Http::STATUS_OK|Http::STATUS_CREATED $status
	 * @return Picture
	 */
	private static function shown(string $png, string $name, int $status, int $seconds): DataDisplayResponse {
		$response = new DataDisplayResponse($png, $status, ['Content-Type' => 'image/png', 'X-NC-IsCustomAvatar' => '0']);
		return $response->addHeader('Content-Disposition', "inline; filename=\"$name\"")->cacheFor($seconds, false, true);
	}
}
