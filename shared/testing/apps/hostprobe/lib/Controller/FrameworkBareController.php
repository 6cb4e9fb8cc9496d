<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\AnonRateLimit;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\BruteForceProtection;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PasswordConfirmationRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\Attribute\StrictCookiesRequired;
use OCP\AppFramework\Http\Attribute\SubAdminRequired;
use OCP\AppFramework\Http\Attribute\UserRateLimit;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\Http\JSONResponse;

/** Which attribute lets whom in, on both mounts; answers without an envelope. */
final class FrameworkBareController extends Controller {
	/** @return JSONResponse<Http::STATUS_OK, array{in: true}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/framework/admin')]
	#[ApiRoute(verb: 'GET', url: '/framework/admin')]
	#[NoCSRFRequired]
	public function admin(): JSONResponse {
		return self::in();
	}

	/** @return JSONResponse<Http::STATUS_OK, array{in: true}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/framework/sub-admin')]
	#[ApiRoute(verb: 'GET', url: '/framework/sub-admin')]
	#[SubAdminRequired]
	#[NoCSRFRequired]
	public function subAdmin(): JSONResponse {
		return self::in();
	}

	/** @return JSONResponse<Http::STATUS_OK, array{in: true}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/framework/account')]
	#[ApiRoute(verb: 'GET', url: '/framework/account')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function account(): JSONResponse {
		return self::in();
	}

	/** @return JSONResponse<Http::STATUS_OK, array{in: true}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/framework/public')]
	#[ApiRoute(verb: 'GET', url: '/framework/public')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function everybody(): JSONResponse {
		return self::in();
	}

	/** @return JSONResponse<Http::STATUS_OK, array{in: true}, array{}> */
	#[FrontpageRoute(verb: 'POST', url: '/framework/write')]
	#[ApiRoute(verb: 'POST', url: '/framework/write')]
	#[NoAdminRequired]
	public function write(): JSONResponse {
		return self::in();
	}

	/** @return JSONResponse<Http::STATUS_OK, array{in: true}, array{}> */
	#[FrontpageRoute(verb: 'POST', url: '/framework/public-write')]
	#[ApiRoute(verb: 'POST', url: '/framework/public-write')]
	#[PublicPage]
	public function publicWrite(): JSONResponse {
		return self::in();
	}

	/** @return JSONResponse<Http::STATUS_OK, array{in: true}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/framework/strict')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[StrictCookiesRequired]
	public function strict(): JSONResponse {
		return self::in();
	}

	/** @return JSONResponse<Http::STATUS_OK, array{in: true}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/framework/confirmed')]
	#[ApiRoute(verb: 'GET', url: '/framework/confirmed')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[PasswordConfirmationRequired]
	public function confirmed(): JSONResponse {
		return self::in();
	}

	/** @return JSONResponse<Http::STATUS_OK, array{in: true}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/framework/limited')]
	#[ApiRoute(verb: 'GET', url: '/framework/limited')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[UserRateLimit(limit: 3, period: 600)]
	#[AnonRateLimit(limit: 2, period: 600)]
	public function limited(): JSONResponse {
		return self::in();
	}

	/** @return JSONResponse<Http::STATUS_OK, array{in: true}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/framework/limited-by-address')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[AnonRateLimit(limit: 2, period: 600)]
	public function limitedByAddress(): JSONResponse {
		return self::in();
	}

	/** @return DataResponse<Http::STATUS_OK|Http::STATUS_FORBIDDEN, array{right: bool}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/framework/guess')]
	#[ApiRoute(verb: 'GET', url: '/framework/guess')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[BruteForceProtection(action: 'hostprobe')]
	public function guess(string $secret): DataResponse {
		$isRight = $secret === 'right';
		$response = new DataResponse(['right' => $isRight], $isRight ? Http::STATUS_OK : Http::STATUS_FORBIDDEN);
		if (!$isRight) {
			$response->throttle(['secret' => $secret]);
		}
		return $response;
	}

	/** @return JSONResponse<Http::STATUS_OK, array{in: true}, array{}> */
	private static function in(): JSONResponse {
		return new JSONResponse(['in' => true]);
	}
}
