<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Framework\Written;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\ContentSecurityPolicy;
use OCP\AppFramework\Http\DataDisplayResponse;
use OCP\AppFramework\Http\DataDownloadResponse;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\Http\JSONResponse;
use OCP\AppFramework\Http\RedirectResponse;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Http\StreamResponse;
use OCP\AppFramework\Http\TemplateResponse;

/** Every kind of response. */
final class FrameworkAnswerController extends Controller {
	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/answer/{kind}')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function answer(string $kind): Response {
		$json = ['html' => '<b>', 'slash' => '/', 'unicode' => 'ä'];
		return match ($kind) {
			'nothing' => new Response(),
			'no-content' => new Response(Http::STATUS_NO_CONTENT),
			'json' => new JSONResponse($json),
			'json-flags' =>
				new JSONResponse($json, Http::STATUS_CREATED, ['X-Own' => 'own'], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
			'json-invalid' => new JSONResponse(["\xff"]),
			'data' => (new DataResponse($json, Http::STATUS_ACCEPTED, ['X-Own' => 'own', 'Content-Type' => 'application/vnd.own+json']))
				->cacheFor(60)
				->setETag('data'),
			'display' => new DataDisplayResponse('bytes', Http::STATUS_OK, ['Content-Type' => 'text/plain']),
			'download' => new DataDownloadResponse('a;b', 'Übersicht "1"/50%.csv', 'text/csv'),
			'download-plain' => new DataDownloadResponse('a;b', 'plain.csv', 'text/csv'),
			'download-spaced' => new DataDownloadResponse('a;b', 'with space.csv', 'text/csv'),
			'stream' => new StreamResponse(self::stream('streamed'), Http::STATUS_OK, ['Content-Type' => 'text/plain']),
			'stream-file' => new StreamResponse(dirname(__DIR__, 2) . '/appinfo/info.xml'),
			'stream-missing' => new StreamResponse('/nowhere/at/all'),
			'written' => new Written(),
			'redirect' => new RedirectResponse('/index.php/elsewhere'),
			'redirect-found' => new RedirectResponse('https://example.org/', Http::STATUS_FOUND),
			'template' => new TemplateResponse('hostprobe', 'framework', ['text' => '<b>'], TemplateResponse::RENDER_AS_BLANK),
			'page' => (new TemplateResponse('hostprobe', 'framework', ['text' => '<b>'], TemplateResponse::RENDER_AS_GUEST))->renderAs(
				TemplateResponse::RENDER_AS_BLANK,
			),
			'policy' => $this->withPolicy(),
			'cached' => (new JSONResponse($json))
				->cacheFor(3600, true, true)
				->setETag('abc')
				->setLastModified(new \DateTime('2026-01-02 03:04:05')),
			'uncached' => (new JSONResponse($json))->cacheFor(60)->cacheFor(0),
			'headers' => (new JSONResponse($json))->addHeader('X-One', '1')->addHeader('X-One', null)->addHeader(' X-Two ', '2'),
			'cookie' => (new JSONResponse($json))->addCookie('own', 'value', new \DateTime('2030-01-01 00:00:00'), 'Strict'),
			'error' => throw new \Error('An error of PHP'),
			default => throw new \RuntimeException('Anything'),
		};
	}

	/** @return JSONResponse<Http::STATUS_*, array{status: int}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/status/{name}')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function status(string $name): JSONResponse {
		$status = match ($name) {
			'partial' => Http::STATUS_PARTIAL_CONTENT,
			'conflict' => Http::STATUS_CONFLICT,
			'gone' => Http::STATUS_GONE,
			'large' => Http::STATUS_REQUEST_ENTITY_TOO_LARGE,
			'unprocessable' => Http::STATUS_UNPROCESSABLE_ENTITY,
			'locked' => Http::STATUS_LOCKED,
			'unknown' => Http::STATUS_NOT_IMPLEMENTED,
			'gateway' => Http::STATUS_BAD_GATEWAY,
			'unavailable' => Http::STATUS_SERVICE_UNAVAILABLE,
			default => throw new \RuntimeException($name),
		};
		return new JSONResponse(['status' => $status], $status);
	}

	/** @return JSONResponse<Http::STATUS_OK, array<string, mixed>, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/answers')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function described(): JSONResponse {
		$response = (new JSONResponse(['a' => 1]))->setData(['b' => 2])->setETag('tag')->setStatus(Http::STATUS_ACCEPTED);
		$response->throttle(['what' => 'ever']);
		return new JSONResponse([
			'data' => $response->getData(), 'status' => $response->getStatus(), 'tag' => $response->getETag(),
			'date' => $response->getLastModified(),
			'throttled' => $response->isThrottled(), 'metadata' => $response->getThrottleMetadata(),
			'cookies' => $response->addCookie('a', 'b')->getCookies(),
			'body' => $response->render(), 'headers' => array_diff_key($response->getHeaders(), ['X-Request-Id' => true]),
			'policy' => $response->getContentSecurityPolicy()->buildPolicy(), 'features' => $response->getFeaturePolicy()->buildPolicy(),
		]);
	}

	/** @return array{raw: string} */
	#[FrontpageRoute(verb: 'GET', url: '/raw')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function raw(): array {
		return ['raw' => 'array'];
	}

	/** @return TemplateResponse<Http::STATUS_OK, array{}> */
	private function withPolicy(): TemplateResponse {
		$response = new TemplateResponse('hostprobe', 'framework', ['text' => ''], TemplateResponse::RENDER_AS_BLANK);
		$policy = new ContentSecurityPolicy();
		$policy->addAllowedImageDomain('https://example.org');
		$policy->addAllowedFrameDomain('https://frames.example.org');
		$policy->addAllowedWorkerSrcDomain('https://workers.example.org');
		$response->setContentSecurityPolicy($policy);
		return $response;
	}

	/** @return resource */
	private static function stream(string $text) {
		$stream = fopen('php://temp', 'w+b');
		if ($stream === false) {
			throw new \RuntimeException('No stream');
		}
		fwrite($stream, $text);
		rewind($stream);
		return $stream;
	}
}
