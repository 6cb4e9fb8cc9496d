<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\BruteForceProtection;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\Attribute\UserRateLimit;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\Http\JSONResponse;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\OCS\OCSBadRequestException;
use OCP\AppFramework\OCS\OCSException;
use OCP\AppFramework\OCS\OCSForbiddenException;
use OCP\AppFramework\OCS\OCSNotFoundException;
use OCP\AppFramework\OCSController;

/** Answers in an envelope, of every kind. */
final class FrameworkEnvelopeController extends OCSController {
	/** @return DataResponse<Http::STATUS_*, mixed, array<string, string>> */
	#[ApiRoute(verb: 'GET', url: '/envelope/data')]
	#[FrontpageRoute(verb: 'GET', url: '/envelope/data')]
	#[NoAdminRequired]
	public function data(int $status = Http::STATUS_OK): DataResponse {
		/** @var Http::STATUS_* $status */
		return new DataResponse([
			'text' => '<b>&"ä</b>', 'number' => 1.5, 'yes' => true, 'no' => false, 'none' => null, 'list' => ['a', ['b' => 'c']],
			'emptyList' => [], 'emptyMap' => new \stdClass(), 'map' => (object)['in' => 'side'], '7' => 'numeric',
		], $status, ['X-Own' => 'header']);
	}

	/** @return JSONResponse<Http::STATUS_*, array{message: string}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/envelope/json')]
	#[NoAdminRequired]
	public function json(int $status = Http::STATUS_OK): JSONResponse {
		/** @var Http::STATUS_* $status */
		return new JSONResponse(['message' => 'as it is'], $status);
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	#[ApiRoute(verb: 'GET', url: '/envelope/thrown/{kind}')]
	#[NoAdminRequired]
	public function thrown(string $kind): Response {
		throw match ($kind) {
			'bad' => new OCSBadRequestException('bad'),
			'forbidden' => new OCSForbiddenException('forbidden'),
			'missing' => new OCSNotFoundException('missing'),
			'own' => new OCSException('own', 123),
			'no code' => new OCSException('no code'),
			'server' => new OCSException('server', self::RESPOND_SERVER_ERROR),
			'error' => new \Error('An error of PHP'),
			default => new \RuntimeException('Anything'),
		};
	}

	/** @return DataResponse<Http::STATUS_OK, array{in: true}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/envelope/admin')]
	public function admin(): DataResponse {
		return new DataResponse(['in' => true]);
	}

	/** @return DataResponse<Http::STATUS_OK, array{in: true}, array{}> */
	#[ApiRoute(verb: 'POST', url: '/envelope/write')]
	#[NoAdminRequired]
	public function write(): DataResponse {
		return new DataResponse(['in' => true]);
	}

	/** @return DataResponse<Http::STATUS_OK, array{in: true}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/envelope/limited')]
	#[NoAdminRequired]
	#[UserRateLimit(limit: 1, period: 600)]
	public function limited(): DataResponse {
		return new DataResponse(['in' => true]);
	}

	/** @return DataResponse<Http::STATUS_OK, array{in: true}, array{}> */
	#[ApiRoute(verb: 'GET', url: '/envelope/guess')]
	#[PublicPage]
	#[BruteForceProtection(action: 'hostprobe-envelope')]
	public function guess(): DataResponse {
		$response = new DataResponse(['in' => true]);
		$response->throttle();
		return $response;
	}

	/** @return Response<Http::STATUS_OK, array<string, mixed>> */
	#[ApiRoute(verb: 'OPTIONS', url: '/envelope/data')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function preflight(): Response {
		return $this->preflightedCors();
	}
}
